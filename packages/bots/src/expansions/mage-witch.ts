import type { Valuer } from '../evaluation/valuer.ts';
import { awardedThemes, deployedThemes } from '../puzzles/played-turn.ts';

const PIECES = { mage: 'mage-witch', witch: 'mage-witch' } as const;

export const mageWitch: Valuer<'mage-witch'> = {
  id: 'mage-witch',
  themes: ['mage-witch'],
  themesOf: (turn) => [
    ...awardedThemes(turn, {}, PIECES),
    ...deployedThemes(turn, PIECES),
    ...(turn.moves.some((move) => 'figure' in move && move.figure in PIECES)
      ? (['mage-witch'] as const)
      : []),
  ],
};
