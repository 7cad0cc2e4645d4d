import type { Row } from './course.ts';

export interface Leads {
  /** How often the lead went from one seat to another. */
  readonly changes: number;
  /** After how many tiles each seat was alone in front. */
  readonly tiles: readonly number[];
}

/** Who was in front, tile by tile; a tie is nobody's lead and takes it from nobody. */
export function leadsOf(rows: readonly Row[], players: number): Leads {
  const tiles = new Array<number>(players).fill(0);
  let leader = -1;
  let changes = 0;
  for (const { points } of rows) {
    const most = Math.max(...points);
    const front = points.flatMap((n, seat) => (n === most ? [seat] : []));
    if (front.length > 1) continue;
    const [seat] = front;
    tiles[seat]++;
    if (leader >= 0 && leader !== seat) changes++;
    leader = seat;
  }
  return { changes, tiles };
}
