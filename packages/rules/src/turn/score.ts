import type { Step } from '../hooks.ts';
import { endBatch } from '../score/batch.ts';
import { scoreClosed } from '../score/closing.ts';

/** Step 3 of a turn: every feature the tile closed is scored (G3), all awards as one batch (X16). */
export const scoreStep: Step = {
  id: 'score',
  slot: 'score',
  run(game) {
    scoreClosed(game);
    endBatch(game);
  },
};
