/** The score track (G7): a ring of 50 spaces, every fifth one dark. Scores are unbounded; a scorer laps for itself. */
export const SPACES = 50;
const DARK_EVERY = 5;

/** The space a scorer with so many points stands on. */
export function spaceOf(points: number): number {
  return points % SPACES;
}

export function isDark(space: number): boolean {
  return space % DARK_EVERY === 0;
}

/** How many times a scorer has reached or passed 0 again: worth a plaque 50, its side 100, a second plaque… */
function lapsOf(points: number): number {
  return Math.floor(points / SPACES);
}

/** The plaques before a player with so many points: each 100 a turned one, then one that shows 50. Never short of them. */
export function plaquesOf(points: number): number[] {
  const laps = lapsOf(points);
  return [...new Array<number>(laps >> 1).fill(100), ...(laps % 2 === 1 ? [50] : [])];
}
