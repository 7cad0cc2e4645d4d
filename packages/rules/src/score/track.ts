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
export function lapsOf(points: number): number {
  return Math.floor(points / SPACES);
}
