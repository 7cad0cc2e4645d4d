import type { PiledTile } from '../../expansion.ts';
import type { Step } from '../../hooks.ts';
import { city, field, road, type TileSpec, tile } from '../../tile/spec.ts';

const RIM = { ends: 'wheel' };

/**
 * The 4×4 board the game begins with (WF1), square by square from the north-west, row by row. Land runs round the wheel; the
 * edges towards the wheel belong to no segment, and the four squares in the middle are all wheel.
 */
const squares: readonly TileSpec[] = [
  tile('board-00', 1, city('NW'), field('EL ER SL SR', { borders: [0] })),
  tile('board-10', 1, field('NL NR EL ER WL WR')),
  tile('board-20', 1, road('N', RIM), field('NL WL WR'), field('NR EL ER')),
  tile('board-30', 1, city('E'), field('NL NR SL SR WL WR', { borders: [0] })),

  tile('board-01', 1, field('NL NR SL SR WL WR')),
  tile('board-11', 1),
  tile('board-21', 1),
  tile('board-31', 1, field('NL NR EL ER SL SR')),

  tile('board-02', 1, field('NL NR SL SR WL WR')),
  tile('board-12', 1),
  tile('board-22', 1),
  tile('board-32', 1, road('E', RIM), field('NL NR EL'), field('ER SL SR')),

  tile('board-03', 1, road('W', RIM), field('NL NR WR'), field('EL ER SL SR WL')),
  tile('board-13', 1, city('S'), field('EL ER WL WR', { borders: [0] })),
  tile('board-23', 1, field('EL ER SL SR WL WR')),
  tile('board-33', 1, field('NL NR EL ER SL SR WL WR')),
];

const COLUMNS = 4;
const idOf = (spec: TileSpec) => `wheel-of-fortune/${spec.name}`;

export const boardTiles: readonly PiledTile[] = squares.map((spec) => ({
  id: idOf(spec),
  spec,
  pile: 'stock',
  count: 0,
}));

/** WF1: the board is laid in place of the start tile. */
export const boardStep: Step = {
  id: 'wheel-of-fortune/board',
  slot: 'start',
  after: ['table'],
  before: ['river/source', 'base/start-tile', 'first-player'],
  run({ board, tiles }) {
    if (board.land.placed > 0) return;
    for (const [index, square] of squares.entries()) {
      const x = index % COLUMNS;
      const y = Math.floor(index / COLUMNS);
      board.place(tiles.indexOf(idOf(square)), 0, board.land.cellAt(x, y), x, y);
    }
  },
};
