/** Pixels a sheet is moved at most, and how many times it is stretched. */
const FAR = 10_000;
const WIDE = 8;
/** What an animation lasts, in milliseconds; it never runs. */
const LONG = 100_000;

/**
 * Moves and stretches a sheet by animations that stand still, each at some moment of it: under them the browser needn't find out for
 * every frame what lies over what, and another moment costs less than other words to read.
 */
export class SheetShift {
  readonly #sheet: HTMLElement;
  #east: Animation | undefined;
  #south: Animation | undefined;
  #scale: Animation | undefined;

  constructor(sheet: HTMLElement) {
    this.#sheet = sheet;
  }

  to(x: number, y: number, scale: number): void {
    this.#east ??= this.#still(`translateX(${-FAR}px)`, `translateX(${FAR}px)`, 'replace');
    this.#south ??= this.#still(`translateY(${-FAR}px)`, `translateY(${FAR}px)`, 'add');
    this.#east.currentTime = ((x + FAR) / (2 * FAR)) * LONG;
    this.#south.currentTime = ((y + FAR) / (2 * FAR)) * LONG;
    if (scale === 1 && this.#scale === undefined) return;
    this.#scale ??= this.#still('scale(0)', `scale(${WIDE})`, 'add');
    this.#scale.currentTime = (scale / WIDE) * LONG;
  }

  /** Back to where it was painted. */
  cancel(): void {
    for (const one of [this.#east, this.#south, this.#scale]) one?.cancel();
    this.#east = this.#south = this.#scale = undefined;
  }

  #still(from: string, to: string, composite: CompositeOperation): Animation {
    const animation = this.#sheet.animate(
      { transform: [from, to] },
      { duration: LONG, fill: 'both', composite },
    );
    animation.pause();
    return animation;
  }
}
