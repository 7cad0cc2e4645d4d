import type { Valuer } from '../evaluation/valuer.ts';
import { moveThemes } from '../puzzles/played-turn.ts';

export const messengers: Valuer<'messenger'> = {
  id: 'messengers',
  themes: ['messenger'],
  themesOf: (turn) => moveThemes(turn, { message: 'messenger', score: 'messenger' }),
};
