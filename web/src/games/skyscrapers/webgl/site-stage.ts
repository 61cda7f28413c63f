// The building site with depth: the stage, and what can be chosen on it.

import { WebglStage } from '../../../bodies/webgl/stage';
import type { Bodies } from '../../../bodies/webgl/bodies';
import type { Shown, Spot } from '../../../bodies/stage';
import type { Pose, Vec3 } from '../../../bodies/types';
import { minus } from '../../../bodies/vector';
import { faceOf, isGlazed } from '../drawing/print';
import { Cards } from './cards';
import { makeGround } from './ground';
import { Marks } from './marks';
import type { CellMark, PlacedCard, SiteCast, SiteMark, SiteStage } from './open';
import type { SiteChoice } from '../facts';
import { cardPose, millimetres, SHAPES } from '../places';
import { UNIT_MM } from '../sizes';
import { bodyHit, cellHit, isHiddenFrom, isSiteBehind, siteHit, type Seeing } from './picking';
import { Workers, type Standing } from './workers';

/** From the front, a little from the left, where the lamp is. */
const HOME = { azimuth: -0.6, elevation: 0.34, asideMm: 110 };
/** Around the building there is room for one more card. */
const AROUND_MM = UNIT_MM;
/** What a pixel is while a hand works. */
const WORK_MM_PER_PX = 0.3;
const QUARTER = Math.PI / 2;
/** A chosen site is looked at from aside and from above by this much. */
const ASLANT = 0.5;
const FACING_ELEVATION = 0.42;

class Building implements Bodies {
  readonly cards: Cards;
  readonly workers = new Workers();
  readonly group;
  readonly marks = new Marks();
  cut: number | null = null;
  sites: readonly SiteMark[] = [];
  cells: readonly CellMark[] = [];

  constructor(isSmooth: boolean) {
    this.cards = new Cards(isSmooth);
    this.group = this.cards.group;
    this.group.add(this.workers.group, this.marks.group);
  }

  /** Nothing can be chosen on what the cut took away; a card may rise above it. */
  get shownSites(): readonly SiteMark[] {
    return this.sites.filter(
      ({ at, isChosen }) => isChosen || (at[2] ?? 0) <= (this.cut ?? Infinity) + 1,
    );
  }

  get shownCells(): readonly CellMark[] {
    return this.cells.filter(
      ({ at, isChosen }) => isChosen || (at[2] ?? 0) <= (this.cut ?? Infinity),
    );
  }

  show(shown: Shown): void {
    this.cards.show(shown, this.cut !== null, this.isAbove);
    this.workers.show(shown, this.isAbove);
    const chosen = this.sites.find(({ isChosen }) => isChosen);
    const ghost = shown.ghost?.id.startsWith('card') ? shown.ghost : null;
    if (ghost) this.cards.ghost(this.cards.faceOf(ghost.id), ghost.pose);
    else if (chosen?.face && !shown.held) this.cards.ghost(chosen.face, cardPose(chosen));
    else this.cards.ghost(null, null);
    this.marks.dress();
  }

  /** Cards whose middle is above the cut, and workers who stand above it. */
  readonly isAbove = (id: string, { at }: Pose): boolean => {
    if (this.cut === null) return false;
    return at[2] > this.cut * UNIT_MM + (id.startsWith('worker') ? UNIT_MM * 0.8 : UNIT_MM * 0.25);
  };

  close(): void {
    for (const part of [this.cards, this.workers, this.marks]) part.close();
  }
}

export class BuildingStage extends WebglStage implements SiteStage {
  private readonly told = new Map<string, string>();
  constructor(cast: SiteCast) {
    super(
      { ...cast, shapes: SHAPES, looks: {} },
      {
        makeScenery: makeGround,
        makeBodies: (_, isSmooth) => new Building(isSmooth),
        home: HOME,
        hasRing: false,
        soft: cast.soft ?? 'auto',
      },
    );
  }

  private get building(): Building {
    return this.bodies as Building;
  }

  place(cards: readonly PlacedCard[], workers: readonly Standing[]): void {
    if (!this.isNews('place', [cards, workers])) return;
    this.building.cards.place(cards.map(faceOf));
    this.building.workers.place(workers);
    this.reach(cards);
    this.change();
  }

  sites(sites: readonly SiteMark[]): void {
    this.building.sites = sites;
    if (this.isNews('sites', sites)) this.mark();
  }

  cells(cells: readonly CellMark[]): void {
    this.building.cells = cells;
    if (this.isNews('cells', cells)) this.mark();
  }

  cut(height: number | null): void {
    this.building.cut = height;
    if (this.isNews('cut', height)) this.mark();
  }

  /** Whether that was told differently before: a picture at rest stays at rest. */
  private isNews(what: string, told: unknown): boolean {
    const now = JSON.stringify(told);
    if (this.told.get(what) === now) return false;
    this.told.set(what, now);
    return true;
  }

  private mark(): void {
    const { marks, shownSites, shownCells } = this.building;
    marks.sites(shownSites);
    marks.cells(shownCells);
    this.follow();
    this.change();
  }

  turn(quarters: number): void {
    const facing = this.rig.facing - HOME.azimuth;
    this.rig.swingTo(HOME.azimuth + (Math.round(facing / QUARTER) + quarters) * QUARTER);
    this.stir();
  }

  face({ at, approach }: Pick<SiteChoice, 'at' | 'approach'>): void {
    const [x = 0, y = 0, z = 0] = approach;
    const [u, v] = minus(millimetres(at), [...this.rig.around, 0]);
    // What comes in from above or below is seen from the side of the building that it is on.
    const [outX, outY] = Math.abs(z) > 0.5 ? [u, v] : [-x, -y];
    const isMiddle = Math.hypot(outX, outY) < 1;
    const outside = isMiddle ? this.rig.facing : Math.atan2(outX, -outY);
    // Straight on, how far a card still is could not be told.
    const sides = [outside - ASLANT, outside + ASLANT];
    const off = (azimuth: number): number =>
      Math.abs(
        Math.atan2(Math.sin(azimuth - this.rig.facing), Math.cos(azimuth - this.rig.facing)),
      );
    const nearest = sides.reduce((best, side) => (off(side) < off(best) ? side : best));
    this.rig.swingTo(isMiddle ? outside : nearest, FACING_ELEVATION);
    this.stir();
  }

  siteAt(spot: Spot): string | null {
    return siteHit(this.rayAt(spot), this.building.shownSites)?.key ?? null;
  }

  cellAt(spot: Spot): string | null {
    return cellHit(this.rayAt(spot), this.building.shownCells)?.key ?? null;
  }

  override bodyAt(spot: Spot): string | null {
    return bodyHit(this.rayAt(spot), this.seeing());
  }

  isBehind(point: Vec3): boolean {
    return isHiddenFrom(this.rig.eye, point, this.seeing());
  }

  isSiteBehind(key: string): boolean {
    const site = this.building.sites.find((each) => each.key === key);
    return site !== undefined && isSiteBehind(this.rig.eye, site, this.seeing());
  }

  private rayAt(spot: Spot): { from: Vec3; way: Vec3 } {
    this.view.aim(this.rig, this.height.mm);
    return this.view.rayAt(spot);
  }

  private seeing(): Seeing {
    const { cards, isAbove } = this.building;
    return {
      poses: this.poses(),
      isGlazed: (id) => {
        const face = cards.faceOf(id);
        return face !== null && isGlazed(face);
      },
      isHidden: isAbove,
    };
  }

  /** A hand sees its place from near; else what is chosen, or the middle of what is shown. */
  protected override focus(): Vec3 {
    const { held, ghost } = this.shown;
    this.rig.lean(held?.touch ? WORK_MM_PER_PX : null);
    if (held) return ghost?.pose.at ?? held.pose.at;
    const { sites, cells, cut } = this.building;
    const chosen = sites.find(({ isChosen }) => isChosen) ?? cells.find(({ isChosen }) => isChosen);
    if (chosen) return millimetres(chosen.at);
    return [...this.rig.around, cut === null ? 0.6 * this.height.mm : cut * UNIT_MM];
  }

  /** The camera keeps all of the building in sight, and looks at its middle. */
  private reach(cards: readonly PlacedCard[]): void {
    const places = cards.flatMap(({ at }) => (at ? [millimetres(at)] : []));
    if (places.length === 0) return;
    const half = (axis: 0 | 1): [number, number] => {
      const all = places.map((place) => place[axis]);
      return [Math.min(...all) - UNIT_MM / 2, Math.max(...all) + UNIT_MM / 2];
    };
    const [[left, right], [near, far]] = [half(0), half(1)];
    this.rig.reach(
      [(left + right) / 2, (near + far) / 2],
      Math.hypot(right - left, far - near) / 2 + AROUND_MM,
    );
    this.look(Math.max(...places.map((place) => place[2])) + 2 * UNIT_MM);
  }
}
