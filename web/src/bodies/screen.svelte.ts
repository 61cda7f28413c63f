/** How much room there is for a table with a scene: what the layout asks of the window. */
export class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** A narrow window of this height still holds the layout for desktops. */
  readonly #tightHeight: number;

  constructor(tightHeight: number) {
    this.#tightHeight = tightHeight;
  }

  /** A phone on its side: scene and bench stand beside each other. */
  get isLow(): boolean {
    return this.height < 520;
  }

  /** A tablet, or half a desktop. */
  get isTight(): boolean {
    return this.width < 1180;
  }

  get isSmall(): boolean {
    return this.width < 760 || this.isLow || (this.isTight && this.height < this.#tightHeight);
  }
}
