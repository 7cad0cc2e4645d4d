import { SEAT_BITS, SEAT_MASK } from '../board/features.ts';
import type { Game } from '../game/game.ts';
import type { Reasons } from './worth.ts';

/** The seats with the most followers in a feature, as bits; several if they are tied, none if nobody is there (B7). */
export function majorityOf(game: Game, root: number): number {
  if (game.rules.hooks.strengthFor.length > 0) return majorityIn(game, [root]);
  const seats = strongestIn(game.board.features.held[root], game.players);
  return isTie(seats) ? breakTie(game, [root], seats) : seats;
}

/** The seats with the most strength in what a feature holds (`Features.held`), as bits. */
export function strongestIn(held: number, players: number): number {
  let best = 1;
  let seats = 0;
  for (let seat = 0; seat < players; seat++) {
    const strength = (held >>> (seat * SEAT_BITS)) & SEAT_MASK;
    if (strength < best) continue;
    if (strength > best) seats = 0;
    best = strength;
    seats |= 1 << seat;
  }
  return seats;
}

/** The majority in several features taken together (E2), by the strength there is, or another that might be. */
export function majorityIn(game: Game, roots: readonly number[], held = strengthIn(game, roots)): number {
  const seats = strongest(held);
  return isTie(seats) ? breakTie(game, roots, seats) : seats;
}

/** Adds to the reasons of an award what decided a tie for the majority in these features, if anything did. */
export function explainTie(game: Game, roots: readonly number[], reasons: Reasons): void {
  const seats = strongest(strengthIn(game, roots));
  if (!isTie(seats)) return;
  const decisive = game.rules.hooks.tieBreak.find(({ among }) => among(game, roots, seats) !== seats);
  if (decisive !== undefined) reasons[decisive.reason] = 1;
}

/** Each seat's strength in several features together. */
export function strengthIn(game: Game, roots: readonly number[]): number[] {
  return Array.from({ length: game.players }, (_, seat) =>
    roots.reduce((sum, root) => sum + strengthOf(game, root, seat), 0),
  );
}

/** What a seat's followers in a feature count for the majority. */
export function strengthOf(game: Game, root: number, seat: number): number {
  const { strengthFor } = game.rules.hooks;
  let strength = game.board.features.strength(root, seat);
  if (strength === 0) return 0;
  for (let i = 0; i < strengthFor.length; i++) strength += strengthFor[i](game, root, seat);
  return strength;
}

function strongest(strength: readonly number[]): number {
  const most = Math.max(1, ...strength);
  return strength.reduce((bits, count, seat) => (count === most ? bits | (1 << seat) : bits), 0);
}

export function isTie(seats: number): boolean {
  return (seats & (seats - 1)) !== 0;
}

export function breakTie(game: Game, roots: readonly number[], tied: number): number {
  const { tieBreak } = game.rules.hooks;
  let seats = tied;
  for (let i = 0; i < tieBreak.length && isTie(seats); i++) seats = tieBreak[i].among(game, roots, seats);
  return seats;
}
