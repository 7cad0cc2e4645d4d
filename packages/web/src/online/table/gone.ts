import type { SeatInfo } from '@bastide/protocol';

/** How it is said of somebody who does not play any more: gone by choice or by the clock, replaced or out. */
export function goneKey({ left = 'out', why = 'left' }: Pick<SeatInfo, 'left' | 'why'>) {
  return `gone.${why}.${left}` as const;
}

/** The same where there is room for two words. */
export function goneShortKey({ left = 'out', why = 'left' }: Pick<SeatInfo, 'left' | 'why'>) {
  return `gone.short.${why}.${left}` as const;
}

/** The same to the one it is about. */
export function youAreGoneKey({ left = 'out', why = 'left' }: Pick<SeatInfo, 'left' | 'why'>) {
  return `table.${why}.${left}` as const;
}
