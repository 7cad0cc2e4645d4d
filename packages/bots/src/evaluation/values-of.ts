import type { Game } from '@bastide/rules';
import { valuers } from '../expansions/index.ts';
import type { Valuer, Values } from './valuer.ts';
import { betweenFor } from './weights.ts';

/** What the valuers of the sets in play say about a game, ours and then more; each with its set. */
export function valuesOf(
  game: Game,
  more: readonly Valuer[] = [],
): { readonly set: string; readonly values: Values }[] {
  const { sets } = game.rules.setup;
  const between = betweenFor(game);
  return [...valuers, ...more]
    .filter(({ id, always }: Valuer) => always === true || sets.includes(id))
    .flatMap((valuer: Valuer) => {
      const values = valuer.values?.(game, between);
      return values === undefined ? [] : [{ set: valuer.id, values }];
    });
}
