import { type GameDraw, lucksOf } from '@bastide/bots';
import type { Move } from '@bastide/rules';

/** The draws of a game to measure, every `parts`-th from `part` on. */
export interface LuckAsked {
  readonly setup: unknown;
  readonly moves: readonly Move[];
  readonly part: number;
  readonly parts: number;
}

/** One draw after the other, then that it is done; or that it can't be. */
export type LuckAnswer = { readonly draw: GameDraw } | { readonly end: 'done' | 'failed' };

export function* lucksFor({ setup, moves, part, parts }: LuckAsked): Generator<LuckAnswer, void> {
  const failure = yield* drawsOf(lucksOf(setup, moves, { part, parts }));
  yield { end: failure === undefined ? 'done' : 'failed' };
}

function* drawsOf<End>(lucks: Generator<GameDraw, End>): Generator<LuckAnswer, End> {
  let next = lucks.next();
  while (next.done !== true) {
    yield { draw: next.value };
    next = lucks.next();
  }
  return next.value;
}
