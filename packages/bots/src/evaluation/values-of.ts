import type { Game } from '@bastide/rules';
import { valuers } from '../expansions/index.ts';
import type { Valuer, Values } from './valuer.ts';
import { betweenFor } from './weights.ts';

/** What the valuers of the sets in play say about a game, ours and then more. */
export function valuesOf(game: Game, more: readonly Valuer[] = []): Values[] {
  const { sets } = game.rules.setup;
  const between = betweenFor(game);
  return [...valuers, ...more]
    .filter(({ id, always }: Valuer) => always === true || sets.includes(id))
    .flatMap((valuer: Valuer) => valuer.values?.(game, between) ?? []);
}
