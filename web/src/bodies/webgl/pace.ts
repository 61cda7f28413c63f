// How fast frames come, and how fine the picture may be.

const RATIOS = [2, 1.5, 1.25, 1, 0.8, 0.65, 0.5];
const SLOW_MS = 27;
const VERY_SLOW_MS = 80;
/** This many frames are averaged, or as many as fit into that time. */
const FRAMES = 14;
const LONG_MS = 600;
const LEAST_FRAMES = 4;
/** Longer waits have other reasons, such as a page in the background. */
const PAUSE_MS = 3000;

export class Pace {
  private count = 0;
  private total = 0;
  private step = 0;
  private least = 0;
  frameMs = 0;

  constructor(
    private readonly screenRatio: () => number = () => globalThis.devicePixelRatio || 1,
  ) {}

  /** Pixels per CSS pixel: at most 2, and fewer where frames are slow. */
  get ratio(): number {
    return Math.min(this.screenRatio(), RATIOS[this.step] ?? 1);
  }

  /** For a picture at rest. */
  get finest(): number {
    return Math.min(RATIOS[0] ?? 2, Math.max(this.least, this.screenRatio()));
  }

  /** A frame was asked for and drawn `ms` later; says whether the picture should become coarser. */
  frame(ms: number): boolean {
    if (ms > PAUSE_MS) return false;
    this.total += ms;
    this.count += 1;
    if (this.count < FRAMES && (this.total < LONG_MS || this.count < LEAST_FRAMES)) return false;
    this.frameMs = this.total / this.count;
    [this.count, this.total] = [0, 0];
    if (this.frameMs < SLOW_MS) return false;
    const before = this.ratio;
    this.coarser();
    if (this.frameMs > VERY_SLOW_MS) this.coarser();
    return this.ratio < before;
  }

  /** One step down, past those that the screen does not have anyway. */
  private coarser(): void {
    const before = this.ratio;
    while (this.step < RATIOS.length - 1 && this.ratio >= before) this.step += 1;
  }

  /** Without a graphics card: as coarse as it gets in motion, and smooth edges at rest by more pixels. */
  beSimple(): void {
    this.step = RATIOS.length - 1;
    this.least = 1.5;
  }
}
