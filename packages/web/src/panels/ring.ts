import { SPACES } from '@bastide/rules/internal';

/** The score track as a rectangle: as many spaces around it as the track has. */
export const RING = { wide: 15, high: 12 } as const;

export interface Space {
  readonly column: number;
  readonly row: number;
}

/** Where a space lies: clockwise, 0 in the south-west corner and up, as in the box. */
export function spaceAt(space: number): Space {
  const { wide, high } = RING;
  const up = high - 1;
  const across = wide - 1;
  const n = ((space % SPACES) + SPACES) % SPACES;
  if (n < up) return { column: 0, row: up - n };
  if (n < up + across) return { column: n - up, row: 0 };
  if (n < 2 * up + across) return { column: across, row: n - up - across };
  return { column: 2 * (up + across) - n, row: up };
}
