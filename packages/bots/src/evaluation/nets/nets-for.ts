import type { Game } from '@bastide/rules';
import { richness } from '../weights.ts';
import { Nets } from './nets.ts';
import { readNumbers } from './numbers.ts';
import { PLAIN } from './plain.ts';
import { RICH } from './rich.ts';

let plain: Nets | undefined;
let rich: Nets | undefined;

/** What was learned from games like this one: from the base game, or from boxes full of sets. */
export function netsFor(game: Game): Nets {
  if (richness(game) === 1) {
    rich ??= new Nets(readNumbers(RICH));
    return rich;
  }
  plain ??= new Nets(readNumbers(PLAIN));
  return plain;
}
