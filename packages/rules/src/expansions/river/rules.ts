import type { Land } from '../../board/land.ts';
import type { Game } from '../../game/game.ts';
import type { Context, Evidence, Hooks, Step } from '../../hooks.ts';
import { EDGES, RIVER_EDGE } from '../../tile/kinds.ts';
import { sourceStep } from './source.ts';

const NO_BEND = 0;
const LEFT = 1;
const RIGHT = 2;

export function riverRules(context: Context, id: string): Hooks {
  const { tiles, setup } = context;
  const bends = context.column('u8', 1, 'bends');
  const wet = Uint8Array.from(tiles.types, (type) =>
    type.spec.segments.some(({ kind }) => kind === 'river') ? 1 : 0,
  );
  const strict = setup.options.river === 'strict';

  /** Remembers which way the river bent last. */
  const flow: Step = {
    id: 'river/flow',
    slot: 'placed',
    types: (type) => wet[type] === 1,
    run(game) {
      const { land } = game.board;
      const bend = bendOf(game, game.turn.type, land.oriented[game.turn.slot] & 3, land.cell[game.turn.slot]);
      if (bend !== NO_BEND) game.column(bends)[0] = bend;
    },
  };

  return {
    steps: [sourceStep(context, id, wet), flow],
    mayPlace: {
      types: (type) => wet[type] === 1,
      /** RV2: a river tile must continue the river; it must not turn back on itself, or at least keep room to flow on. */
      allows(game, type, rot, cell) {
        if (entryOf(game, type, rot, cell) < 0) return false;
        if (!strict) return hasRoom(game, type, rot, cell);
        const bend = bendOf(game, type, rot, cell);
        return bend === NO_BEND || bend !== game.column(bends)[0];
      },
      why(game, type, rot, cell) {
        if (!continues(game, type, rot, cell))
          return [{ code: 'river/continue', rule: 'RV2', at: riverEnds(game) }];
        if (!strict) return hasRoom(game, type, rot, cell) ? [] : [{ code: 'river/room', rule: 'RV2' }];
        const bend = bendOf(game, type, rot, cell);
        const turnsBack = bend !== NO_BEND && bend === game.column(bends)[0];
        return turnsBack ? [{ code: 'river/bend', rule: 'RV2' }] : [];
      },
    },
  };
}

/** Whether some river edge of the tile meets the river, whatever its other edges meet. */
function continues({ board }: Game, type: number, rot: number, cell: number): boolean {
  const { land, tiles } = board;
  return EDGES.some((_, d) => {
    const beside = land.slotIn((cell + land.steps[d]) & land.lattice.mask);
    const facing = beside < 0 ? -1 : tiles.edge[land.oriented[beside] * 4 + ((d + 2) & 3)];
    return facing === RIVER_EDGE && tiles.edge[(type * 4 + rot) * 4 + d] === RIVER_EDGE;
  });
}

/** The edges over which the river still flows out of the land. */
function riverEnds({ board }: Game): Evidence[] {
  const { land, tiles } = board;
  return Array.from({ length: land.placed }, (_, slot) => slot).flatMap((slot) =>
    EDGES.flatMap((edge, d) => {
      if (tiles.edge[land.oriented[slot] * 4 + d] !== RIVER_EDGE) return [];
      const isOpen = land.slotIn((land.cell[slot] + land.steps[d]) & land.lattice.mask) < 0;
      return isOpen ? [{ x: land.x[slot], y: land.y[slot], edge }] : [];
    }),
  );
}

/** The edge over which a tile lying or to be laid at a cell continues the river, or -1. */
function entryOf(game: Game, type: number, rot: number, cell: number): number {
  const { land, tiles } = game.board;
  for (let d = 0; d < 4; d++) {
    if (tiles.edge[(type * 4 + rot) * 4 + d] !== RIVER_EDGE) continue;
    const slot = land.slotIn((cell + land.steps[d]) & land.lattice.mask);
    if (slot >= 0) return d;
  }
  return -1;
}

/** The edge over which the river leaves a tile, or -1 at the lake. */
function exitOf(game: Game, type: number, rot: number, entry: number): number {
  for (let d = 0; d < 4; d++) {
    if (d !== entry && game.tiles.edge[(type * 4 + rot) * 4 + d] === RIVER_EDGE) return d;
  }
  return -1;
}

/** Whether the river turns left or right on a tile, seen in the direction it flows. */
function bendOf(game: Game, type: number, rot: number, cell: number): number {
  const entry = entryOf(game, type, rot, cell);
  const exit = exitOf(game, type, rot, entry);
  if (exit < 0) return NO_BEND;
  // Flowing in over the west edge (3), the south (2) is to the right and the north (0) to the left.
  const turn = (exit - entry + 4) & 3;
  return turn === 1 ? LEFT : turn === 3 ? RIGHT : NO_BEND;
}

/** Whether the cell the river flows into, and those beside and beyond it, are free. */
function hasRoom(game: Game, type: number, rot: number, cell: number): boolean {
  const exit = exitOf(game, type, rot, entryOf(game, type, rot, cell));
  if (exit < 0) return true;
  const { land } = game.board;
  const ahead = cell + land.steps[exit];
  const aside = land.steps[(exit + 1) & 3];
  const beyond = ahead + land.steps[exit];
  return (
    isFree(land, ahead + aside) &&
    isFree(land, ahead - aside) &&
    isFree(land, beyond) &&
    isFree(land, beyond + aside) &&
    isFree(land, beyond - aside)
  );
}

function isFree(land: Land, cell: number): boolean {
  return land.slotIn(cell & land.lattice.mask) < 0;
}
