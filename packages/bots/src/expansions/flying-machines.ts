import type { Valuer } from '../evaluation/valuer.ts';

export const flyingMachines: Valuer<'flying-machine'> = {
  id: 'flying-machines',
  themes: ['flying-machine'],
  themesOf: ({ moves }) =>
    moves.some((move) => move.do === 'deploy' && move.on === 'flier') ? ['flying-machine'] : [],
};
