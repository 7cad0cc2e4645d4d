import type { Expansion, PiledTile } from '../expansion.ts';
import { registryOf } from '../expansions/registry.ts';
import type { Game } from '../game/game.ts';
import type { Result } from '../game/result.ts';
import { catalogue } from '../index.ts';

/**
 * A new game in which the tiles of all its sets lie on the table several times, as if so many boxes had been poured together.
 * No set-up says this: it is for seeing what a land does to the engine that is larger than any game has.
 */
export function manySetsGame(times: number, setup: unknown): Result<Game> {
  return registryOf(catalogue.map((expansion) => pouredTogether(expansion, times))).newGame(setup);
}

function pouredTogether(expansion: Expansion, times: number): Expansion {
  return {
    ...expansion,
    box(setup) {
      const box = expansion.box?.(setup) ?? {};
      return { ...box, tiles: (box.tiles ?? []).map((tile) => repeated(tile, times)) };
    },
  };
}

/** What lies in no pile, like the tile a game begins with, does so only once: its doubles go into the pile. */
function repeated(tile: PiledTile, times: number): PiledTile {
  const { spec, count } = tile;
  const all = spec.count * times;
  return { ...tile, spec: { ...spec, count: all }, count: all - (spec.count - count) };
}
