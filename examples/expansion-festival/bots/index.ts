import type { Valuer, Values } from '@bastide/bots';
import { unseenOf } from '@bastide/rules/search';

/** FS2: whoever draws a festival may call a figure home, so followers that stand somewhere are not as lost as elsewhere. */
export const valuer: Valuer = { id: 'festival', values: festivalValues };

function festivalValues(): Values {
  /** Unseen tiles with the sign. */
  let signs = 0;
  return {
    count(game) {
      signs = 0;
      for (const [type, { spec }] of game.tiles.types.entries())
        if (spec.marks.festival !== undefined) signs += unseenOf(game, type);
    },
    look({ board, players, coming, fade, weights }) {
      // That at least one of them comes to a seat; calling home takes the place of another figure action, as coming home otherwise does not.
      const chance = 1 - (1 - 1 / players) ** (signs * fade);
      for (let seat = 0; seat < players; seat++)
        for (let i = 0; i < board.perSeat; i++) {
          if (board.places[seat * board.perSeat + i] < 0) continue;
          coming[seat] += weights.freed * chance;
          break;
        }
    },
  };
}
