import { FOLLOWER } from '../../figure/figures.ts';
import { kindNamed, noneAtHome } from '../../figure/why.ts';
import type { Game } from '../../game/game.ts';
import { CHANCE } from '../../game/move.ts';
import type { FigureAction, Reason } from '../../hooks.ts';
import type { AnswerList } from '../../turn/answers.ts';
import { squaresAhead } from './roll.ts';

/** How records name the machine, in place of a segment. */
const MACHINE = 'flier';

/**
 * FM1: a follower from home takes off from the tile just placed; `arrow` is the mark by tile type and `grounded` the kind of
 * follower that may not. While it flies it is still at home. Codes are kinds of figures.
 */
export function flyAction(arrow: Uint8Array, roll: number, grounded: number): FigureAction {
  return {
    id: 'flying-machines/fly',
    slot: 'figure',
    after: ['deploy'],
    answers: (game, out) => listFliers(game, arrow, grounded, out),
    possible: (game) => listFliers(game, arrow, grounded, undefined),
    play: (game, kind) => game.ask(roll, CHANCE, kind),
    write(game, kind) {
      const { turn, board, figures } = game;
      return {
        by: turn.seat,
        do: 'deploy',
        figure: figures.specs[kind].name,
        x: board.land.x[turn.slot],
        y: board.land.y[turn.slot],
        on: MACHINE,
      };
    },
    read(game, { do: what, figure, x, y, on }) {
      const { turn, board, figures } = game;
      if (what !== 'deploy' || on !== MACHINE) return -1;
      if (x !== board.land.x[turn.slot] || y !== board.land.y[turn.slot]) return -1;
      return figures.specs.findIndex((spec) => spec.name === figure);
    },
    target(game, kind) {
      const { turn, board, figures } = game;
      const { x, y } = board.land;
      const figure = figures.specs[kind].name;
      return {
        x: x[turn.slot],
        y: y[turn.slot],
        figure,
        spot: MACHINE,
        mark: 'flyingMachine',
        label: 'flying-machines/fly',
      };
    },
    brings: (game, kind) => ({ squares: squaresAhead(game, arrow, kind) }),
    why(game, { x, y, figure, spot }) {
      const { turn, board } = game;
      const slot = x === undefined || y === undefined ? -1 : board.land.slotAt(x, y);
      if (slot < 0 || arrow[board.typeOf(turn.slot)] === 0) return undefined;
      if (slot === turn.slot && spot === MACHINE) return whyOnGround(game, grounded, figure);
      // Whoever points at another tile may want to go there.
      if (slot === turn.slot || !listFliers(game, arrow, grounded, undefined)) return undefined;
      return [{ code: 'flying-machines/take-off', rule: 'FM1' }];
    },
  };
}

/** Why a figure, or every one, can't take off. */
function whyOnGround(game: Game, grounded: number, figure: string | undefined): Reason[] {
  const { figures, turn } = game;
  const kinds = figure === undefined ? [...figures.specs.keys()] : [kindNamed(game, figure)];
  const byKind = kinds.map((kind): Reason[] => {
    if (kind < 0 || figures.roleOf[kind] !== FOLLOWER)
      return [{ code: 'flying-machines/passenger', rule: 'FM1' }];
    if (kind === grounded) return [{ code: 'flying-machines/grounded', rule: 'FM1' }];
    return figures.atHome(turn.seat, kind) < 0 ? [noneAtHome(game, kind)] : [];
  });
  return byKind.some((reasons) => reasons.length === 0) ? [] : byKind[0];
}

/** Adds every kind of follower that can take off to `out`; without `out`, tells whether there is any. */
function listFliers(game: Game, arrow: Uint8Array, grounded: number, out: AnswerList | undefined): boolean {
  const { figures, turn, board } = game;
  if (arrow[board.typeOf(turn.slot)] === 0) return false;
  for (let kind = 0; kind < figures.specs.length; kind++) {
    if (kind === grounded || figures.roleOf[kind] !== FOLLOWER) continue;
    if (figures.atHome(turn.seat, kind) < 0) continue;
    if (out === undefined) return true;
    out.add(kind);
  }
  return false;
}
