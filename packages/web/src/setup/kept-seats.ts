import { keep, readKept } from '../app/storage/browser-storage.ts';
import { readSeat } from '../session/seat-info.ts';
import type { SeatInfo } from '../session/types.ts';
import { MAX_SEATS, MIN_SEATS } from './plan.ts';

const KEY = 'bastide.seats';

/** Remembers who sat down at the last table that was set up, for the next one. */
export function keepSeats(seats: readonly SeatInfo[]): void {
  keep(KEY, seats);
}

/** Who sat down last, if that is known. */
export function keptSeats(): readonly SeatInfo[] | undefined {
  return readSeats(readKept(KEY));
}

/** All seats of a list from outside, or nothing if one of them can't be understood. */
export function readSeats(value: unknown): readonly SeatInfo[] | undefined {
  if (!Array.isArray(value) || value.length < MIN_SEATS || value.length > MAX_SEATS) return undefined;
  const seats = value.map(readSeat).filter(isWhole);
  const colours = new Set(seats.map(({ colour }) => colour));
  return seats.length === value.length && colours.size === seats.length ? seats : undefined;
}

function isWhole(seat: Partial<SeatInfo>): seat is SeatInfo {
  return seat.name !== undefined && seat.colour !== undefined && seat.player !== undefined;
}
