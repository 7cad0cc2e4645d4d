import type { Thing } from '../hooks.ts';
import type { Game } from './game.ts';

/** Everything on the land that is neither a tile nor a seat's figure: tokens on tiles, figures that belong to nobody. */
export function thingsOf(game: Game): Thing[] {
  return [...game.rules.things.values()].flatMap((things) => things?.(game) ?? []);
}

/** Those of one set alone: what a search that needs no others asks for. */
export function thingsOfSet(game: Game, set: string): readonly Thing[] {
  return game.rules.things.get(set)?.(game) ?? [];
}
