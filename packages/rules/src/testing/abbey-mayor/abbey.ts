import type { Game } from '../../game/game.ts';
import type { Context, Hooks, Question } from '../../hooks.ts';
import { monastery, type TileSpec, tile } from '../../tile/spec.ts';
import { heldBy } from '../../turn/hand.ts';

declare module '../../game/move.ts' {
  interface Moves {
    abbey: object;
  }
}

export const ABBEY = 'abbey-mayor/abbey';

export function abbeySpec(players: number): TileSpec {
  return { ...tile('abbey', players, monastery()), fits: 'any' };
}

const DRAW = 0;
const LAY = 1;

/** AM1. */
export function abbeyHooks(context: Context): Hooks {
  const { players } = context.setup;
  const type = context.tiles.indexOf(ABBEY);
  /** By seat: whether it has laid its abbey, and whether it has had its turn after the last tile. */
  const laid = context.column('u8', players, 'laid');
  const asked = context.column('u8', players, 'asked');

  const question: Question = {
    id: 'abbey-mayor/lay',
    answers(_, out) {
      out.add(DRAW);
      out.add(LAY);
    },
    play(game, code) {
      if (code === DRAW) return;
      const { turn } = game;
      game.column(laid)[turn.seat] = 1;
      turn.type = type;
      turn.fromHand = false;
      if (game.listener !== undefined) game.emit({ event: 'drawn', seat: turn.seat, tile: ABBEY });
      game.skipTo('place');
    },
    write: ({ turn }, code) =>
      code === DRAW ? { by: turn.seat, do: 'pass', phase: 'abbey' } : { by: turn.seat, do: 'abbey' },
    read: (_, move) => (move.do === 'abbey' ? LAY : move.do === 'pass' && move.phase === 'abbey' ? DRAW : -1),
    target: (_, code) =>
      code === DRAW ? { label: 'abbey-mayor/no' } : { tile: ABBEY, label: 'abbey-mayor/lay' },
  };
  const lay = context.question(question);

  return {
    steps: [
      {
        id: 'abbey-mayor/lay',
        slot: 'draw',
        after: ['messengers/round'],
        before: ['draw'],
        run(game) {
          const { seat } = game.turn;
          if (isEmptyHanded(game, seat)) game.column(asked)[seat] = 1;
          if (game.column(laid)[seat] === 0 && hasHole(game)) game.ask(lay, seat);
        },
      },
    ],
    mayPlace: {
      types: (one) => one === type,
      allows: (game, _type, _rot, cell) => isHole(game, cell),
      why: (game, _type, _rot, cell) =>
        isHole(game, cell) ? [] : [{ code: 'abbey-mayor/hole', rule: 'AM1' }],
    },
    goesOn(game) {
      if (!hasHole(game)) return false;
      for (let seat = 0; seat < players; seat++)
        if (game.column(laid)[seat] === 0 && game.column(asked)[seat] === 0) return true;
      return false;
    },
    invariants: {
      tilesAside: (game, one) => (one === type ? game.column(laid).filter((used) => used === 0).length : 0),
    },
  };
}

function isEmptyHanded(game: Game, seat: number): boolean {
  return game.piles.current < 0 && heldBy(game, seat).length === 0;
}

function hasHole(game: Game): boolean {
  const { frontierCells, frontierCell } = game.board.land;
  for (let i = 0; i < frontierCells; i++) if (isHole(game, frontierCell[i])) return true;
  return false;
}

/** An empty cell with a tile on each of its four sides. */
function isHole({ board: { land } }: Game, cell: number): boolean {
  return land.steps.every((step) => land.slotIn((cell + step) & land.lattice.mask) >= 0);
}
