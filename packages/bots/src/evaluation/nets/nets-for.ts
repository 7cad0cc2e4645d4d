import type { Game } from '@bastide/rules';
import { richness } from '../weights.ts';
import { Nets } from './nets.ts';
import { readNumbers } from './numbers.ts';
import { PLAIN } from './plain.ts';

let plain: Nets | undefined;

/** What was learned from games like this one; nothing if there were none. */
export function netsFor(game: Game): Nets | undefined {
  if (richness(game) > 0) return undefined;
  plain ??= new Nets(readNumbers(PLAIN));
  return plain;
}
