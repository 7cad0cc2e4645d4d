import type { Expansion, Hooks, TileSpec } from '@bastide/rules/expansion';
import { award, city, endBatch, field, road, tile } from '@bastide/rules/expansion';
import { citations } from './texts/citations.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const POINTS = 2;

/** WI1: the tiles, with how many there are of each. Segments, edges and halves: see `tile/spec.ts` of the rules. */
const tiles: readonly TileSpec[] = [
  tile('road', 2, road('NS'), field('NR EL ER SL'), field('NL SR WL WR'), { windmillSign: 1 }),
  tile('city', 1, city('N'), field('EL ER SL SR WL WR', { borders: [0] }), { windmillSign: 1 }),
];

/** Three tiles with a windmill, which pay whoever places them (rules WI, see the README). */
export const expansion = {
  id: 'windmill',
  texts: { en, fr },
  citations,
  letters: { marks: { windmillSign: 'd' } },
  box: () => ({
    tiles: tiles.map((spec) => ({ id: `windmill/${spec.name}`, spec, pile: 'stock', count: spec.count })),
    marks: [{ name: 'windmillSign', on: 'tile' }],
  }),
  rules: (): Hooks => ({
    steps: [
      {
        id: 'windmill/pay',
        slot: 'placed',
        // Where others act in the same slot, say what comes first.
        after: ['gold-mines/ingots'],
        onMark: 'windmillSign',
        /** WI2: whoever places the tile is paid at once. */
        run(game) {
          award(game, game.turn.seat, POINTS, { cause: 'windmill', because: {} });
          endBatch(game);
        },
      },
    ],
  }),
} satisfies Expansion;
