import type { SeatInfo } from '@bastide/protocol';

/** How it is said of somebody who does not play any more: gone by choice or by the clock, replaced or out. */
export function goneKey({ left = 'out', why = 'left' }: Pick<SeatInfo, 'left' | 'why'>) {
  return `gone.${why}.${left}` as const;
}

/** The same to the one it is about. */
export function youAreGoneKey({ left = 'out', why = 'left' }: Pick<SeatInfo, 'left' | 'why'>) {
  return `table.${why}.${left}` as const;
}
