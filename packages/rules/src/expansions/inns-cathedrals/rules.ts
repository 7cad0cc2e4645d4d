import type { Context, Hooks } from '../../hooks.ts';
import { CITY, ROAD } from '../../tile/kinds.ts';

export function innsCathedralsRules(context: Context): Hooks {
  const inn = context.mark('inn');
  const cathedral = context.mark('cathedral');
  return {
    /** IC1: an inn doubles a closed road; IC2: a cathedral makes a closed city 3 a tile and pennant; unfinished both pay 0. */
    rate(game, worth) {
      const marks = game.board.features.marks[worth.root];
      if (worth.kind === ROAD && ((marks >>> inn.shift) & inn.mask) > 0) {
        worth.perTile = worth.closed ? 2 : 0;
        worth.because('inn');
      }
      if (worth.kind === CITY && ((marks >>> cathedral.shift) & cathedral.mask) > 0) {
        worth.perTile = worth.closed ? 3 : 0;
        worth.perPennant = worth.closed ? 3 : 0;
        worth.because('cathedral');
      }
    },
  };
}
