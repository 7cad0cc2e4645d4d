import { AnswerList, type Game, type Move } from '@bastide/rules';
import { answerByTicket, totalWeight } from '@bastide/rules/internal';

/** A whole number below n, from the browser's own randomness. */
export function random(n: number): number {
  const ticket = new Uint32Array(1);
  crypto.getRandomValues(ticket);
  return Math.floor((ticket[0] / 2 ** 32) * n);
}

/** A seed for everything a game leaves to chance. */
export function newSeed(): number {
  return random(2 ** 32);
}

/**
 * What chance decides in a game when it has decided so often before: always the same, so that taking a move back can't bring a
 * better tile. Undefined where it has nothing to say.
 */
export type Chance = (game: Game, before: number) => Move | undefined;

/** Chance that a seed decides. */
export function chanceBy(seed: number): Chance {
  return (game, before) => chanceMove(game, seed, before);
}

function chanceMove(game: Game, seed: number, before: number): Move {
  const answers = new AnswerList();
  const all = totalWeight(game, answers);
  const ticket = Math.floor((mixed(seed, before) / 2 ** 32) * all);
  return game.question.write(game, answerByTicket(game, answers, ticket));
}

/** One number of 32 bits from two; neighbours end far apart (the last steps of MurmurHash3). */
export function mixed(one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(other + 1, 0x9e37_79b1), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
