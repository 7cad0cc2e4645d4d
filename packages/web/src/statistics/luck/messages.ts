import type { GameDraw } from '@bastide/bots';
import type { Move } from '@bastide/rules';

/** To a worker: the draws of a game to measure, every `parts`-th from `part` on. */
export interface LuckAsked {
  readonly setup: unknown;
  readonly moves: readonly Move[];
  readonly part: number;
  readonly parts: number;
}

/** From a worker: one draw after the other, then that it is done; or that it can't be. */
export type LuckTold = { readonly draw: GameDraw } | { readonly end: 'done' | 'failed' };
