import type { Expansion } from '../../expansion.ts';
import { boardTiles } from './board.ts';
import { citations } from './citations.ts';
import { iconTiles } from './icons.ts';
import { wheelRules } from './rules.ts';
import { wheelOfFortuneTiles } from './tiles.ts';

/** Wheel of Fortune: a start board with a wheel and its pig, 12 tiles, icons on 16 base tiles (rules WF). */
export const expansion = {
  id: 'wheel-of-fortune',
  position: 160,
  options: { faminePig: { values: [false, true], onlyWith: 'traders-builders' } },
  presets: { 'bigbox-2014': {}, everything: {} },
  printedMinutes: 20,
  citations,
  /** The wheel is shown by how far it turns. */
  letters: { marks: { wheel: '¹²³' } },
  reasons: { counted: ['crowns'] },
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
} as const satisfies Expansion;
