import { type ClientMessageOf, type Refused, refuse } from '@bastide/protocol';
import { CHANCE, defaultAnswer, type Move, type UncheckedMove } from '@bastide/rules';
import type { Draft } from './draft.ts';
import { likeness } from './likeness.ts';
import { promised } from './luck/nonces.ts';
import type { Table } from './table.ts';

/** What players may do at a table: each is refused with a code, or happens to the draft. */

const HELPER_LEVEL = 'knight';
/** In a turn, asked for or done: a log must not grow without the game going on. */
const MOST_UNDOS = 20;
/** Of one player at one table that waits, for the same reason. */
const MOST_SITTINGS = 20;

export function sit(
  draft: Draft,
  who: { readonly player: string; readonly name: string; readonly isProgram?: boolean },
  { seat: wanted, nonce, promise }: Pick<ClientMessageOf<'sit'>, 'seat' | 'nonce' | 'promise'>,
): Refused | undefined {
  const { table } = draft;
  if (table.status !== 'waiting') return refuse('not-waiting');
  if (table.seatOf(who.player) !== undefined) return refuse('already-seated');
  const isFree = (index: number) => {
    const { kind, player } = table.seats[index] ?? { kind: 'bot' };
    return kind === 'open' || (kind === 'reserved' && player === who.player);
  };
  const own = table.seats.findIndex((seat) => seat.kind === 'reserved' && seat.player === who.player);
  const seat = wanted ?? (own >= 0 ? own : table.seats.findIndex((_, index) => isFree(index)));
  if (seat < 0) return refuse('table-full');
  if (!isFree(seat)) return refuse('seat-taken');
  if (isTaken(table, who)) return refuse('name-taken');
  if (table.sat.filter((player) => player === who.player).length >= MOST_SITTINGS) return refuse('too-many');
  const hidden = nonce === undefined ? promise : promised(table.id, nonce);
  if (hidden === undefined) return refuse('malformed', 'promise');
  const { player, name, isProgram } = who;
  const added = { promise: hidden, ...(nonce !== undefined && { nonce }) };
  draft.add({ kind: 'sat', seat, player, name, ...added, ...(isProgram && { program: true }) });
  if (table.seats.every(({ kind }) => kind === 'person' || kind === 'bot'))
    draft.add({ kind: 'begun', bots: [] });
  return undefined;
}

/** Shows what one has promised, while it is still missing. */
export function reveal(draft: Draft, player: string, nonce: string): Refused | undefined {
  const { table } = draft;
  const seat = table.seatOf(player);
  if (seat === undefined) return refuse('not-allowed');
  const { nonce: known, promise } = table.seats[seat];
  if (table.status !== 'playing' || table.nonces !== undefined || known !== undefined)
    return refuse('nothing-asked');
  if (promised(table.id, nonce) !== promise) return refuse('not-allowed', 'nonce');
  draft.add({ kind: 'revealed', seat, nonce });
  return undefined;
}

/** Nobody may be taken for another at the table. */
export function isTaken({ seats }: Table, who: { readonly player: string; readonly name: string }): boolean {
  const own = likeness(who.name);
  return seats.some(
    ({ player, name }) => player !== who.player && name !== undefined && likeness(name) === own,
  );
}

export function stand(draft: Draft, player: string): Refused | undefined {
  const { table } = draft;
  if (table.status !== 'waiting') return refuse('not-waiting');
  const seat = table.seatOf(player);
  if (seat === undefined && player !== table.host) return refuse('not-allowed');
  if (seat !== undefined) draft.add({ kind: 'stood', seat });
  if (player === table.host) draft.end('closed');
  return undefined;
}

export function start(draft: Draft, player: string): Refused | undefined {
  const { table } = draft;
  if (table.status !== 'waiting') return refuse('not-waiting');
  if (player !== table.host || table.seatOf(player) === undefined) return refuse('not-allowed');
  const bots = table.seats.flatMap(({ kind }, seat) =>
    kind === 'open' || kind === 'reserved' ? [{ seat, level: HELPER_LEVEL } as const] : [],
  );
  draft.add({ kind: 'begun', bots });
  return undefined;
}

export function move(draft: Draft, player: string, request: UncheckedMove, now: number): Refused | undefined {
  const { table } = draft;
  if (table.status !== 'playing') return refuse(table.status === 'over' ? 'game-over' : 'not-playing');
  const seat = seatOfPlayer(table, player);
  if (seat === undefined) return refuse('not-allowed');
  if (request.by !== seat || table.asked !== seat) return refuse('not-your-turn');
  const { until } = table;
  // The time is over, though nobody has declared it yet.
  if (until !== undefined && now > until) return refuse('not-your-turn', 'time');
  return draft.move(request);
}

/**
 * At once if the last move is one's own, for then nothing was revealed since; otherwise the others are asked, for all that one did
 * in a row: the tile and what followed.
 */
export function undo(draft: Draft, player: string, moves: readonly Move[]): Refused | undefined {
  const { table } = draft;
  if (table.status !== 'playing') return refuse('not-playing');
  const seat = seatOfPlayer(table, player);
  if (seat === undefined) return refuse('not-allowed');
  const last = table.movers.lastIndexOf(seat);
  if (last < 0) return refuse('nothing-to-undo');
  if (table.undos.count >= MOST_UNDOS) return refuse('undo-spent');
  if (last === table.movers.length - 1) {
    draft.takeBack(1, moves);
    return undefined;
  }
  if (table.undo !== undefined) return refuse('stale');
  let keep = last;
  while (keep > 0 && table.movers.at(keep - 1) === seat) keep--;
  draft.add({ kind: 'undo-asked', seat, keep });
  agreeIfAll(draft, moves);
  return undefined;
}

export function answerUndo(
  draft: Draft,
  player: string,
  agree: boolean,
  moves: readonly Move[],
): Refused | undefined {
  const { table } = draft;
  const seat = seatOfPlayer(table, player);
  if (seat === undefined) return refuse('not-allowed');
  const { undo } = table;
  // Who asked may think better of it.
  const isCancelled = undo?.by === seat && !agree;
  if (undo === undefined || (undo.agreed.includes(seat) && !isCancelled)) return refuse('nothing-asked');
  draft.add({ kind: 'undo-answered', seat, agree });
  if (agree) agreeIfAll(draft, moves);
  return undefined;
}

/** Whoever leaves comes last; the table's rule says who plays on. With nobody left to play, or to play against, the game is over. */
export function leave(draft: Draft, seat: number, why: 'left' | 'time'): Refused | undefined {
  const { table } = draft;
  if (table.status !== 'playing') return refuse('not-playing');
  if (!table.isPerson(seat)) return refuse('not-allowed');
  draft.add({ kind: 'left', seat, why, rule: table.terms.timeout });
  const people = table.seats.filter((_, index) => table.isPerson(index));
  const players = table.seats.filter(({ left }) => left !== 'out');
  if (people.length === 0 || players.length < 2) draft.end('forfeit');
  return undefined;
}

/**
 * Whoever is left when all other people have gone need not play on: the game ends here, before those who left. Against bots that sat there
 * from the start the points count as they stand.
 */
export function claim(draft: Draft, player: string): Refused | undefined {
  const { table } = draft;
  if (table.status !== 'playing') return refuse('not-playing');
  const own = seatOfPlayer(table, player);
  const hasOthers = table.seats.some((_, seat) => seat !== own && table.isPerson(seat));
  if (own === undefined || hasOthers || table.leavers.length === 0) return refuse('not-allowed');
  draft.end('forfeit');
  return undefined;
}

export function rematch(draft: Draft, player: string): Refused | undefined {
  const { table } = draft;
  if (table.status !== 'over' || table.outcome?.reason === 'closed') return refuse('not-over');
  const seat = table.seatOf(player);
  if (seat === undefined || table.seats[seat].left !== undefined) return refuse('not-allowed');
  if (table.next !== undefined || table.rematch.includes(seat)) return refuse('already-seated');
  draft.add({ kind: 'rematch', seat });
  return undefined;
}

/** The seat for which a player decides. */
function seatOfPlayer(table: Table, player: string): number | undefined {
  const seat = table.seatOf(player);
  return seat !== undefined && table.isPerson(seat) ? seat : undefined;
}

/** What a player who is out does when asked: whatever is least, and in the end the first thing that is allowed. */
export function leastMove(table: Table): Move {
  const game = table.engine.load(table.bytes);
  return game.question.write(game, defaultAnswer(game));
}

function agreeIfAll(draft: Draft, moves: readonly Move[]): void {
  const { undo, seats, movers } = draft.table;
  if (undo === undefined) return;
  const asked = seats.flatMap((_, seat) => (draft.table.isPerson(seat) ? [seat] : []));
  if (asked.every((seat) => undo.agreed.includes(seat))) draft.takeBack(movers.length - undo.keep, moves);
}

export { CHANCE };
