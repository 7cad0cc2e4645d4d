import type { Valuer } from '../evaluation/valuer.ts';
import { awardedThemes, deployedThemes } from '../puzzles/played-turn.ts';

export const innsCathedrals: Valuer<'inn' | 'cathedral' | 'big'> = {
  id: 'inns-cathedrals',
  values: (_, between) => ({ followers: { big: between(0.876, 0.901) } }),
  themes: ['inn', 'cathedral', 'big'],
  themesOf: (turn) => [
    ...awardedThemes(turn, {}, { inn: 'inn', cathedral: 'cathedral' }),
    ...deployedThemes(turn, { big: 'big' }),
  ],
};
