import type { Valuer } from '../evaluation/valuer.ts';
import { awardedThemes, deployedOn, deployedThemes } from '../puzzles/played-turn.ts';

export const abbot: Valuer<'abbot' | 'garden'> = {
  id: 'abbot',
  values: (_, between) => ({ followers: { abbot: between(1.6, 0.534) } }),
  themes: ['abbot', 'garden'],
  themesOf: (turn) => [
    ...awardedThemes(turn, { garden: 'garden' }, {}),
    ...deployedThemes(turn, { abbot: 'abbot' }),
    ...deployedOn(turn, { garden: 'garden' }),
    ...(turn.moves.some((move) => move.do === 'return' && move.figure === 'abbot')
      ? (['abbot'] as const)
      : []),
  ],
};
