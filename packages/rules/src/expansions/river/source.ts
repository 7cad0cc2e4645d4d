import type { Game } from '../../game/game.ts';
import { CHANCE } from '../../game/move.ts';
import type { Rotation, TileName } from '../../game/move-fields.ts';
import { isWhole } from '../../game/setup.ts';
import type { Context, Question, Step } from '../../hooks.ts';
import { RIVER_EDGE } from '../../tile/kinds.ts';
import { STOCK } from '../../turn/piles.ts';

declare module '../../game/move.ts' {
  interface Moves {
    /** Where the river begins beside a board. */
    source: {
      readonly by: 'chance';
      /** @unsaid */
      readonly tile: TileName;
      readonly x: number;
      readonly y: number;
      readonly rot: Rotation;
    };
  }
}

const TURNS: readonly number[] = [0, 90, 180, 270];

/**
 * RV1: the source replaces the start tile, which goes to the box or among the others. If a board lies on the table already,
 * chance says against which of its field edges the source comes, flowing straight away (WF1).
 */
export function sourceStep(context: Context, id: string, wet: Uint8Array): Step {
  const { tiles, setup } = context;
  const type = tiles.indexOf(`${id}/source`);
  const where = context.question(whereQuestion(type));
  const putStartTileAmongOthers = ({ piles, rules }: Game) => {
    for (const start of rules.startTypes) {
      piles.add(start, 1);
      piles.left[STOCK]++;
    }
  };
  return {
    id: 'river/source',
    slot: 'start',
    after: ['table'],
    before: ['base/start-tile', 'first-player'],
    run(game) {
      const { board } = game;
      if (setup.options.riverStartTile === 'bag') putStartTileAmongOthers(game);
      if (board.land.placed === 0) board.place(type, 0, board.land.cellAt(0, 0));
      else if (!isOnTable(game, wet)) game.ask(where, CHANCE);
    },
  };
}

/** A start of one's own may have laid the source. */
function isOnTable({ board }: Game, wet: Uint8Array): boolean {
  for (let slot = 0; slot < board.land.placed; slot++) if (wet[board.typeOf(slot)] === 1) return true;
  return false;
}

/** Codes are cell × 4 + rotation. */
function whereQuestion(type: number): Question {
  return {
    id: 'river/source',
    answers(game, out) {
      const { land, tiles } = game.board;
      for (let i = 0; i < land.frontierCells; i++) {
        const cell = land.frontierCell[i];
        for (let rot = 0; rot < 4; rot++) {
          const fits = (tiles.fit[tiles.fitAt[type] + land.frontierNeed[i]] >> rot) & 1;
          if (fits === 1 && flowsAway(game, type, rot, cell)) out.add(cell * 4 + rot);
        }
      }
    },
    play(game, code) {
      const { board } = game;
      const slot = board.place(type, code & 3, code >> 2);
      if (game.listener === undefined) return;
      const { x, y } = board.land;
      game.emit({ event: 'happened', what: 'river/source', x: x[slot], y: y[slot] });
    },
    write(game, code) {
      const { land } = game.board;
      const tile = game.tileId(type);
      return {
        by: 'chance',
        do: 'source',
        tile,
        x: land.xOf(code >> 2),
        y: land.yOf(code >> 2),
        rot: (code & 3) * 90,
      };
    },
    read(game, { do: what, x, y, rot }) {
      if (what !== 'source' || !isWhole(x) || !isWhole(y)) return -1;
      const quarters = typeof rot === 'number' ? TURNS.indexOf(rot) : -1;
      const cell = game.board.land.frontierAt(x, y);
      return cell < 0 || quarters < 0 ? -1 : cell * 4 + quarters;
    },
    target(game, code) {
      const { land } = game.board;
      return { x: land.xOf(code >> 2), y: land.yOf(code >> 2), rot: (code & 3) * 90, label: 'river/source' };
    },
    weight: () => 1,
  };
}

/** The board lies opposite to where the river leaves. */
function flowsAway({ board }: Game, type: number, rot: number, cell: number): boolean {
  const { land, tiles } = board;
  for (let d = 0; d < 4; d++) {
    if (tiles.edge[(type * 4 + rot) * 4 + d] !== RIVER_EDGE) continue;
    return land.slotIn((cell + land.steps[(d + 2) & 3]) & land.lattice.mask) >= 0;
  }
  return false;
}
