import { COLOURS } from '../session/types.ts';
import { pictures } from './pictures.ts';

/** What each colour gets in a picture, by its name: the words take the numbers from the rules. */
export function pointsOf(scene: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { seat, points } of pictures[scene].points ?? []) {
    sums[COLOURS[seat]] = (sums[COLOURS[seat]] ?? 0) + points;
  }
  return sums;
}
