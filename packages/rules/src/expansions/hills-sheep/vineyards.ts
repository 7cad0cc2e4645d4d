import type { Game } from '../../game/game.ts';
import type { Context, Hooks } from '../../hooks.ts';
import { GARDEN, MONASTERY } from '../../tile/kinds.ts';
import { tileOf } from '../../tile/segment.ts';

const POINTS = 3;

/** HS7: each vineyard around a monastery adds 3 when that is closed, never at the end. */
export function vineyardHooks(context: Context): Hooks {
  const isVineyard = context.tileMark('vineyard');
  const forGardens = context.setup.options.vineyardsForGardens === true;
  return {
    bonus(game, worth) {
      if (worth.kind !== MONASTERY && !(forGardens && worth.kind === GARDEN)) return;
      if (!worth.closed) return;
      const vineyards = vineyardsAround(game, isVineyard, tileOf(worth.root));
      if (vineyards === 0) return;
      worth.points += vineyards * POINTS;
      worth.because('vineyards', vineyards);
    },
  };
}

function vineyardsAround({ board }: Game, isVineyard: Uint8Array, slot: number): number {
  const { land } = board;
  let count = 0;
  for (let y = -1; y <= 1; y++) {
    for (let x = -1; x <= 1; x++) {
      const beside = land.slotAt(land.x[slot] + x, land.y[slot] + y);
      if (beside >= 0 && beside !== slot) count += isVineyard[board.typeOf(beside)];
    }
  }
  return count;
}
