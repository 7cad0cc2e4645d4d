import type { Brings } from '../../game/brings.ts';
import type { Game } from '../../game/game.ts';
import type { Question } from '../../hooks.ts';
import { turnDirection } from '../../tile/face.ts';
import { mayLand } from './land.ts';

declare module '../../game/move.ts' {
  interface Moves {
    /** The die. */
    roll: {
      readonly by: 'chance';
      /**
       * @minimum 1
       * @maximum 3
       */
      readonly value: number;
    };
  }
}

/** The die shows 1, 2 and 3, each on two of its sides. */
const FARTHEST = 3;
const SIDES = 2;

/** Steps along a direction, 1 = north, clockwise in eighths. */
const EAST = [0, 1, 1, 1, 0, -1, -1, -1] as const;
const SOUTH = [-1, -1, 0, 1, 1, 1, 0, -1] as const;

/**
 * FM1, FM2: chance rolls how many squares the follower flies. Where it can land it must; where not, it goes home and the figure
 * action is spent. The question's first number is the kind of figure.
 */
export function rollQuestion(arrow: Uint8Array, land: number): Question {
  return {
    id: 'flying-machines/roll',
    answers(_, out) {
      for (let value = 1; value <= FARTHEST; value++) out.add(value);
    },
    play(game, value) {
      const { seat } = game.turn;
      const kind = game.answered.a;
      const [x, y] = [eastOf(game, arrow, value), southOf(game, arrow, value)];
      const slot = game.board.land.slotAt(x, y);
      const lands = slot >= 0 && mayLand(game, kind, slot);
      if (lands) game.ask(land, seat, slot, kind);
      if (game.listener === undefined) return;
      game.emit({ event: 'happened', what: 'flying-machines/rolled', seat, n: value, x, y });
      if (!lands) game.emit({ event: 'returned', seat, figure: game.figures.specs[kind].name });
    },
    write: (_, value) => ({ by: 'chance', do: 'roll', value }),
    read: (_, move) => (move.do === 'roll' && Number.isInteger(move.value) ? Number(move.value) : -1),
    target: (game, value) => ({
      x: eastOf(game, arrow, value),
      y: southOf(game, arrow, value),
      value,
      label: 'flying-machines/roll',
    }),
    weight: () => SIDES,
    sample: (_, random) => 1 + random(FARTHEST),
  };
}

/** FM1, FM2: the squares the die may lead to, and whether this kind of follower could land there. */
export function squaresAhead(game: Game, arrow: Uint8Array, kind: number): NonNullable<Brings['squares']> {
  return Array.from({ length: FARTHEST }, (_, i) => {
    const [x, y] = [eastOf(game, arrow, i + 1), southOf(game, arrow, i + 1)];
    const slot = game.board.land.slotAt(x, y);
    return { x, y, works: slot >= 0 && mayLand(game, kind, slot) };
  });
}

/** The square reached: gaps in the land do not matter. */
function eastOf(game: Game, arrow: Uint8Array, squares: number): number {
  return game.board.land.x[game.turn.slot] + EAST[directionOf(game, arrow) - 1] * squares;
}

function southOf(game: Game, arrow: Uint8Array, squares: number): number {
  return game.board.land.y[game.turn.slot] + SOUTH[directionOf(game, arrow) - 1] * squares;
}

/** The arrow turns with the tile. */
function directionOf({ board, turn }: Game, arrow: Uint8Array): number {
  const oriented = board.land.oriented[turn.slot];
  return turnDirection(arrow[oriented >> 2], oriented & 3);
}
