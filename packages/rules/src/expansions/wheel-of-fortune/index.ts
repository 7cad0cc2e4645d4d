import type { Expansion } from '../../hooks.ts';
import { boardTiles } from './board.ts';
import { iconTiles } from './icons.ts';
import { wheelRules } from './rules.ts';
import { wheelOfFortuneTiles } from './tiles.ts';

/** Wheel of Fortune: a start board with a wheel and its pig, 12 tiles, icons on 16 base tiles (rules WF). */
export const wheelOfFortune: Expansion = {
  id: 'wheel-of-fortune',
  options: { faminePig: { values: [false, true] } },
  box: () => ({
    tiles: [
      ...boardTiles,
      ...iconTiles,
      ...wheelOfFortuneTiles.map(
        (spec) => ({ id: `wheel-of-fortune/${spec.name}`, spec, pile: 'stock', count: spec.count }) as const,
      ),
    ],
    marks: [{ name: 'wheel', on: 'tile' }],
  }),
  rules: wheelRules,
};
