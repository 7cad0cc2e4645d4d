import type { Step } from '../hooks.ts';
import { scoreClosed } from '../score/closing.ts';

/** Step 3 of a turn: every feature the tile closed is scored (G3). */
export const scoreStep: Step = { id: 'score', slot: 'score', run: scoreClosed };
