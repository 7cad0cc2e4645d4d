import {
  type Failure,
  type GameRecord,
  type Move,
  newGame,
  readRecord,
  replay,
  setupIn,
} from '@bastide/rules';
import { laidTiles, recordedMoves } from '@bastide/rules/internal';
import { readSeat } from '../session/seat-info.ts';
import { COLOURS, type SeatInfo, type TableSetup } from '../session/types.ts';

/** A record that can be played on: the table, its moves, and where it tells other numbers than our rules, if it does. */
export interface OpenedRecord {
  /** What the record calls it. */
  readonly name: string;
  readonly table: TableSetup;
  readonly moves: readonly Move[];
  readonly differs: string | undefined;
  readonly isOver: boolean;
  /** The proof of its draws, of a game played online. */
  readonly fair?: unknown;
}

/** Reads a record's text and plays it to its end. Any fault refuses the whole file with a code and a place. */
export function openRecord(text: string, nameOf: (seat: number) => string): OpenedRecord | Failure {
  return openParsed(parse(text), nameOf);
}

/** The same for a record that is no text any more. */
export function openParsed(value: unknown, nameOf: (seat: number) => string): OpenedRecord | Failure {
  const read = readRecord(value);
  if ('error' in read) return read;
  const record = read.ok;
  const setup = setupOf(record);
  const compared = newGame(setup);
  if ('error' in compared) return compared;
  const differences = replay(record, compared.ok);
  if ('error' in differences) return differences;
  const played = newGame(setup);
  if ('error' in played) return played;
  const moves = recordedMoves(record, played.ok);
  if ('error' in moves) return moves;
  return {
    name: record.id,
    table: { setup, seats: seatsOf(record, nameOf) },
    moves: moves.ok,
    differs: differences.ok[0]?.at,
    isOver: played.ok.over,
    ...('fair' in record ? { fair: record.fair } : {}),
  };
}

/** Where the first tiles lie is part of it only if it is not as usual. */
function setupOf({ options = {}, ...record }: GameRecord): TableSetup['setup'] {
  const { start, ...setup } = setupIn({ ...record, options });
  const usual = newGame(setup);
  const isUsual =
    start === undefined || ('ok' in usual && JSON.stringify(laidTiles(usual.ok)) === JSON.stringify(start));
  return isUsual ? setup : { ...setup, start };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Names, colours and levels, if the page that wrote the record put them in; everyone is a person who may play on. */
function seatsOf(record: GameRecord, nameOf: (seat: number) => string): SeatInfo[] {
  const given: unknown = 'seats' in record ? record.seats : undefined;
  const list: readonly unknown[] = Array.isArray(given) && given.length === record.players ? given : [];
  const seats = COLOURS.slice(0, record.players).map((colour, seat) => ({
    colour,
    name: nameOf(seat),
    player: 'person' as const,
    ...readSeat(list[seat]),
  }));
  const isClear = new Set(seats.map(({ colour }) => colour)).size === seats.length;
  return isClear ? seats : seats.map((seat, index) => ({ ...seat, colour: COLOURS[index] }));
}
