import type { Game } from '../../game/game.ts';
import type { Seat } from '../../game/move-fields.ts';
import type { Question } from '../../hooks.ts';
import { type Gold, heldBy, layIngot } from './ingots.ts';
import { worthOf } from './worth.ts';

declare module '../../game/move.ts' {
  interface Moves {
    /** Where the second ingot lies. */
    gold: {
      readonly by: Seat;
      readonly x: number;
      readonly y: number;
      /** In older files, where there was only one place. */
      readonly auto?: boolean;
    };
  }
}

/** GM1: which of the eight neighbours, where a tile lies, gets the second ingot. Codes are 3 × (south + 1) + east + 1. */
export function neighbourQuestion(gold: Gold): Question {
  return {
    id: 'gold-mines/ingot',
    answers(game, out) {
      for (let code = 0; code < 9; code++) if (slotBeside(game, code) >= 0) out.add(code);
    },
    play: (game, code) => layIngot(game, gold, slotBeside(game, code)),
    write: (game, code) => ({ by: game.turn.seat, do: 'gold', ...placeOf(game, code) }),
    read(game, { do: what, x, y }) {
      if (what !== 'gold') return -1;
      for (let code = 0; code < 9; code++) {
        const place = placeOf(game, code);
        if (place.x === x && place.y === y) return code;
      }
      return -1;
    },
    target: (game, code) => ({ ...placeOf(game, code), piece: 'gold', label: 'gold-mines/ingot' }),
    brings(game) {
      const { seat } = game.turn;
      const held = heldBy(game, gold, seat);
      return { points: [{ seat, points: worthOf(held + 1) - worthOf(held) }] };
    },
    why(game, { x, y }) {
      if (x === undefined || y === undefined) return [];
      const { turn, board } = game;
      const { land } = board;
      const slot = land.slotAt(x, y);
      const at = [{ x: land.x[turn.slot], y: land.y[turn.slot] }];
      if (slot < 0) return [{ code: 'gold-mines/no-tile', rule: 'GM1', at }];
      if (slot === turn.slot) return [{ code: 'gold-mines/mine', rule: 'GM1', at }];
      const isBeside = Math.abs(x - at[0].x) <= 1 && Math.abs(y - at[0].y) <= 1;
      return isBeside ? [] : [{ code: 'gold-mines/far', rule: 'GM1', at }];
    },
  };
}

function placeOf({ turn, board }: Game, code: number): { x: number; y: number } {
  const { x, y } = board.land;
  return { x: x[turn.slot] + (code % 3) - 1, y: y[turn.slot] + Math.floor(code / 3) - 1 };
}

/** The tile that lies there, or -1; never the mine itself. */
function slotBeside(game: Game, code: number): number {
  const { x, y } = placeOf(game, code);
  const slot = game.board.land.slotAt(x, y);
  return slot === game.turn.slot ? -1 : slot;
}
