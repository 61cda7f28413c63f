// A canvas that is drawn anew when something changed, in the colours of the theme.

import { inkOf, type Ink } from './ink';

const MOST_RATIO = 2;

export class Sheet {
  readonly canvas = document.createElement('canvas');
  private readonly themes = new MutationObserver(() => this.retheme());
  private ink: Ink | null = null;
  private frame = 0;
  width = 1;
  height = 1;

  constructor(
    private readonly host: HTMLElement,
    private readonly draw: (pen: CanvasRenderingContext2D, ink: Ink) => void,
  ) {
    Object.assign(this.canvas.style, {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      display: 'block',
    });
    this.canvas.ariaHidden = 'true';
    host.prepend(this.canvas);
    this.themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }

  get ratio(): number {
    return Math.min(MOST_RATIO, globalThis.devicePixelRatio || 1);
  }

  resize(): void {
    [this.width, this.height] = [
      Math.max(1, this.host.clientWidth),
      Math.max(1, this.host.clientHeight),
    ];
    this.canvas.width = Math.round(this.width * this.ratio);
    this.canvas.height = Math.round(this.height * this.ratio);
    this.ask();
  }

  ask(): void {
    this.frame ||= requestAnimationFrame(() => {
      this.frame = 0;
      this.paint();
    });
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.themes.disconnect();
    this.canvas.remove();
  }

  private retheme(): void {
    this.ink = null;
    this.ask();
  }

  private paint(): void {
    const pen = this.canvas.getContext('2d');
    if (!pen) return;
    this.ink ??= inkOf(this.host);
    pen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    pen.clearRect(0, 0, this.width, this.height);
    this.draw(pen, this.ink);
  }
}
