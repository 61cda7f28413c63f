// The picture with depth: draws when something changed, and gets soft light when nothing does.

import { isSame } from '../change';
import { Height } from '../height';
import { firstHit } from '../ray';
import type { Axes, Cast, Facts, Room, Shown, Spot, Stage } from '../stage';
import type { Poses, Vec3 } from '../types';
import type { Bodies, MakeBodies } from './bodies';
import { Guides } from './guides';
import { Pace } from './pace';
import { Rig, type Home } from './rig';
import { Ring } from './ring';
import { themeNow, type MakeScenery } from './scenery';
import { Soft, SOFT_FRAMES } from './soft';
import { isSoftware } from './software';
import { View } from './view';
import './stage.css';

const NO_ROOM: Room = { top: 0, right: 0, bottom: 0, left: 0 };
/** Rest lasts this long before the light gets soft. */
const REST_MS = 220;
const FADE_MS = 260;
/** A soft frame may take this long; three slower ones, and the soft light is given up. */
const SOFT_SLOW_MS = 45;
const SOFT_STUCK_MS = 2000;

export interface Options {
  makeScenery: MakeScenery;
  makeBodies: MakeBodies;
  /** Where the camera is at first. */
  home?: Home;
  /** Whether a turning ring goes around what is in hand. */
  hasRing?: boolean;
  /** `auto` gives soft light to devices that are fast enough for it. */
  soft?: 'auto' | 'always' | 'never';
}

export class WebglStage implements Stage {
  private readonly canvas = document.createElement('canvas');
  /** Darkens the edges, where panels and words are. */
  private readonly shade = document.createElement('div');
  protected readonly view: View;
  protected readonly bodies: Bodies;
  private readonly guides = new Guides();
  private readonly ring = new Ring();
  private readonly soft: Soft;
  protected readonly rig: Rig;
  private readonly pace = new Pace();
  private readonly stillness = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
  private readonly themes = new MutationObserver(() => this.dress());
  protected shown: Shown = { poses: {} };
  private room: Room;
  protected readonly height = new Height(() => {
    this.follow();
    this.change();
  });
  private sharpening: ReturnType<typeof setTimeout> | undefined;
  private frame = 0;
  private isStale = true;
  private isRecast = true;
  private isLost = false;
  private changedMs = 0;
  private askedMs = 0;
  private lastMs = 0;
  private fadeMs = 0;
  private slow = 0;
  /** Since the last soft frame was begun. */
  private softMs = 0;
  private isSoft: boolean;

  constructor(
    protected readonly cast: Cast,
    private readonly options: Options,
  ) {
    const isSimple = options.soft !== 'always' && isSoftware();
    if (isSimple) this.pace.beSimple();
    this.view = new View(this.canvas, options.makeScenery, isSimple);
    this.soft = new Soft(this.view.renderer);
    this.isSoft = options.soft !== 'never' && !isSimple;
    this.room = { ...NO_ROOM, ...cast.room };
    this.bodies = options.makeBodies(cast, !isSimple);
    this.rig = new Rig(options.home);
    this.view.scene.add(this.bodies.group, this.guides.group);
    Object.assign(this.canvas.style, {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      display: 'block',
    });
    this.canvas.ariaHidden = 'true';
    this.canvas.addEventListener('webglcontextlost', this.onLost);
    this.canvas.addEventListener('webglcontextrestored', this.onRestored);
    this.shade.className = 'stage-shade';
    cast.host.prepend(this.canvas, this.shade, this.ring.root);
    this.themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    this.view.dress(themeNow());
    this.resize();
  }

  show(shown: Shown): void {
    if (isSame(shown, this.shown)) return;
    this.shown = shown;
    this.follow();
    this.change();
  }

  resize(room?: Partial<Room>): void {
    this.room = { ...this.room, ...room };
    const { clientWidth, clientHeight } = this.cast.host;
    const [width, height] = [Math.max(1, clientWidth), Math.max(1, clientHeight)];
    this.rig.frame(width, height, this.room);
    this.view.resize(width, height, this.pace.ratio);
    this.change();
  }

  look(heightMm: number | null): void {
    this.height.tell(heightMm);
    this.follow();
    this.change();
  }

  orbit(dx: number, dy: number): void {
    this.rig.orbit(dx, dy);
    this.stir();
  }

  zoom(by: number): void {
    this.rig.zoom(by);
    this.stir();
  }

  home(): void {
    this.rig.home();
    this.stir();
  }

  axes(_at?: Spot, approach?: Vec3): Axes {
    return this.rig.axes(this.shown.held?.pose.at ?? this.rig.target, approach);
  }

  screenOf(point: Vec3): Spot {
    this.view.aim(this.rig, this.height.mm);
    return this.view.spot(point);
  }

  bodyAt(at: Spot): string | null {
    this.view.aim(this.rig, this.height.mm);
    const { from, way } = this.view.rayAt(at);
    return firstHit(from, way, this.cast.shapes, this.poses());
  }

  facts(): Facts {
    return {
      kind: 'solid',
      pixelRatio: this.view.ratio,
      frameMs: this.pace.frameMs,
      isSoft: this.isSoft,
      softFrames: this.soft.frames,
    };
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.sharpening);
    this.height.close();
    this.themes.disconnect();
    this.canvas.removeEventListener('webglcontextlost', this.onLost);
    this.canvas.removeEventListener('webglcontextrestored', this.onRestored);
    for (const part of [this.bodies, this.guides, this.ring, this.soft, this.view]) part.close();
    this.canvas.remove();
    this.shade.remove();
  }

  private readonly onLost = (event: Event): void => {
    event.preventDefault();
    this.isLost = true;
    this.cast.onLost?.();
  };

  private readonly onRestored = (): void => {
    this.isLost = false;
    this.change();
  };

  private dress(): void {
    this.view.dress(themeNow());
    this.change();
  }

  protected poses(): Poses {
    const { poses, held } = this.shown;
    return held ? { ...poses, [held.id]: held.pose } : poses;
  }

  protected follow(): void {
    this.height.follow(this.cast.shapes, this.poses());
    this.rig.watch(this.height.mm, this.focus(), this.shown.held?.pose.at ?? null);
  }

  /** What the camera comes closer to. */
  protected focus(): Vec3 {
    return this.shown.held?.pose.at ?? this.height.top;
  }

  /** Something stands differently from now on. */
  protected change(): void {
    this.isRecast = true;
    this.stir();
  }

  /** It is seen differently from now on. */
  protected stir(): void {
    this.isStale = true;
    this.changedMs = performance.now();
    // Soft light leaves the shadows where its last lamp was.
    if (this.soft.frames > 0) this.isRecast = true;
    this.soft.stop();
    this.fadeMs = 0;
    this.ask();
  }

  private ask(): void {
    if (this.frame) return;
    this.askedMs = performance.now();
    this.frame = requestAnimationFrame(this.tick);
  }

  private readonly tick = (ms: number): void => {
    this.frame = 0;
    if (this.isLost) return;
    const took = this.lastMs ? ms - this.lastMs : 16;
    this.lastMs = ms;
    if (this.isStale) this.move(Math.min(100, took));
    else if (this.isSoft) this.soften(ms, took);
  };

  private move(took: number): void {
    const isThere = this.rig.ease(took, this.stillness?.matches ?? false);
    this.refine(this.pace.ratio);
    this.draw();
    // A coarser picture is drawn with the next frame, so that there is no moment without one.
    this.isStale = this.pace.frame(performance.now() - this.askedMs) || !isThere;
    if (this.isStale) this.changedMs = performance.now();
    if (this.isStale || this.isSoft) return this.ask();
    this.rest();
    clearTimeout(this.sharpening);
    this.sharpening = setTimeout(() => this.sharpen(), REST_MS);
  }

  /** A picture at rest is as fine as the screen, however coarse it was in motion. */
  private sharpen(): void {
    if (this.isStale || this.isLost) return;
    if (this.refine(this.pace.finest)) this.draw();
  }

  private refine(ratio: number): boolean {
    if (ratio === this.view.ratio) return false;
    this.view.resize(this.view.width, this.view.height, ratio);
    return true;
  }

  private rest(): void {
    this.lastMs = 0;
  }

  protected draw(): void {
    this.bodies.show(this.shown);
    const held = this.shown.held ?? null;
    this.view.aim(this.rig, this.height.mm);
    const mmPerPx = held ? this.rig.mmPerPx(held.pose.at) : 1;
    this.guides.show(held, mmPerPx);
    const half = held
      ? Math.max(...(this.cast.shapes[held.id]?.vertices.flat().map(Math.abs) ?? [20]))
      : 0;
    this.ring.show(
      this.options.hasRing === false ? null : held,
      held ? this.view.spot(held.pose.at) : [0, 0],
      (half * 2.3) / mmPerPx,
    );
    if (this.isRecast) this.view.recast();
    this.isRecast = false;
    this.view.draw();
  }

  /** One step towards soft light, or of its fading in. */
  private soften(ms: number, took: number): void {
    if (performance.now() - this.changedMs < REST_MS) return this.ask();
    this.sharpen();
    this.softMs += took;
    if (this.soft.isBusy && this.softMs < SOFT_STUCK_MS) return this.ask();
    if (this.soft.frames < SOFT_FRAMES) {
      if (this.isTooSlow(this.softMs)) return this.rest();
      this.softMs = 0;
      this.view.aim(this.rig, this.height.mm);
      const { ratio } = this.view;
      const [width, height] = [
        Math.floor(this.view.width * ratio),
        Math.floor(this.view.height * ratio),
      ];
      const shift = this.rig.shift.map((part) => part * ratio) as [number, number];
      this.soft.step(this.view, width, height, shift, this.rig.distance);
      return this.ask();
    }
    if (!this.fadeMs) this.isRecast = true;
    this.fadeMs ||= ms;
    const part = Math.min(1, (ms - this.fadeMs) / FADE_MS);
    if (part < 1) this.draw();
    this.soft.draw(part);
    if (part < 1) this.ask();
    else this.rest();
  }

  private isTooSlow(took: number): boolean {
    if (this.options.soft === 'always' || this.soft.frames < 2) return false;
    this.slow = took > SOFT_SLOW_MS ? this.slow + 1 : Math.max(0, this.slow - 0.25);
    if (this.slow < 3) return false;
    this.isSoft = false;
    this.isRecast = true;
    this.soft.stop();
    return true;
  }
}
