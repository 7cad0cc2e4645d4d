import type { Point } from '../camera/camera.ts';

/** How high the lowest piece is on a tile of 100: a coin. */
const HEIGHT = 25;
/** Smaller than this, in CSS pixels, nobody can tell figures apart; a phone is a small screen held in a hand. */
const LEAST = { fine: 18, coarse: 22 };
/** Figures nearer to one another than this hide each other. */
const APART = 17;

/** How much larger than on a near land figures are drawn, so that they can be told apart from afar. */
export const figureScale = (zoom: number, pointer: keyof typeof LEAST): number =>
  Math.max(1, LEAST[pointer] / (HEIGHT * zoom));

/** When the game is over nobody looks for a figure, and what is counted is to be seen: none is larger than its tile. */
const AT_END = 2;

export const figureScaleAtEnd: typeof figureScale = (...from) => Math.min(AT_END, figureScale(...from));

/** Where figures stand that have grown: those that would hide each other step apart, as little as they must. */
export function stepApart<Standing extends { readonly at: Point }>(
  standings: readonly Standing[],
  scale: number,
): Standing[] {
  if (scale === 1) return [...standings];
  const places = pushApart(
    standings.map(({ at }) => at),
    APART * scale,
    ROUNDS,
  );
  return standings.map((standing, i) => ({ ...standing, at: places[i] }));
}

/** A few rounds settle all but the fullest crowds. */
const ROUNDS = 12;

/** Points so far from one another, each moved as little as it must be. */
export function pushApart(points: readonly Point[], apart: number, rounds: number): Point[] {
  const places = points.map((point) => ({ ...point }));
  for (let round = 0; round < rounds; round++) if (!push(places, apart)) break;
  return places;
}

function push(places: { x: number; y: number }[], apart: number): boolean {
  let hasMoved = false;
  for (let i = 0; i < places.length; i++) {
    for (let j = i + 1; j < places.length; j++) {
      const [one, other] = [places[i], places[j]];
      const [dx, dy] = [other.x - one.x, other.y - one.y];
      const far = Math.hypot(dx, dy);
      // The hundredth keeps two that just touch from moving for ever.
      if (far >= apart - 0.01) continue;
      const [ux, uy] = far === 0 ? [1, 0] : [dx / far, dy / far];
      const by = (apart - far) / 2;
      one.x -= ux * by;
      one.y -= uy * by;
      other.x += ux * by;
      other.y += uy * by;
      hasMoved = true;
    }
  }
  return hasMoved;
}
