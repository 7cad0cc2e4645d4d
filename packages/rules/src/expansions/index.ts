import type { Expansion } from '../hooks.ts';
import { abbot } from './abbot/index.ts';
import { base } from './base/index.ts';
import { innsCathedrals } from './inns-cathedrals/index.ts';
import { river, riverBb5 } from './river/index.ts';
import { edition2000 } from './rules-2000/index.ts';
import { tradersBuilders } from './traders-builders/index.ts';

/** Every expansion there is. The one file that names them all. */
export const catalogue: readonly Expansion[] = [
  base,
  edition2000,
  river,
  riverBb5,
  abbot,
  innsCathedrals,
  tradersBuilders,
];
