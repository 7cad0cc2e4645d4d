import type { Valuer } from '../evaluation/valuer.ts';
import { moveThemes } from '../puzzles/played-turn.ts';

export const cropCircles: Valuer<'crop-circle'> = {
  id: 'crop-circles',
  themes: ['crop-circle'],
  themesOf: (turn) => moveThemes(turn, { crop: 'crop-circle' }),
};
