import type { Valuer } from '../evaluation/valuer.ts';
import { moveThemes } from '../puzzles/played-turn.ts';

export const ferries: Valuer<'ferry'> = {
  id: 'ferries',
  themes: ['ferry'],
  themesOf: (turn) => moveThemes(turn, { ferry: 'ferry' }),
};
