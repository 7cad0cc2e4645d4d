import type { Step } from '../../hooks.ts';
import type { Setup } from '../setup.ts';

/** Lays the first tiles where the set-up says; without its word the expansions lay theirs. */
export function tableStep(setup: Setup): Step {
  return {
    id: 'table',
    slot: 'start',
    run(game) {
      for (const { tile, x, y, rot } of setup.start ?? []) {
        const type = game.tiles.indexOf(tile);
        game.board.place(type, rot / 90, game.board.land.cellAt(x, y), x, y);
      }
    },
  };
}
