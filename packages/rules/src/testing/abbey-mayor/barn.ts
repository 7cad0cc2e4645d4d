import { countClosedCities } from '../../board/walk.ts';
import { FOLLOWER } from '../../figure/figures.ts';
import { clearFeature } from '../../figure/home.ts';
import type { Game } from '../../game/game.ts';
import type { Context, FigureAction, Hooks } from '../../hooks.ts';
import { award, awardFeature } from '../../score/award.ts';
import { endBatch } from '../../score/batch.ts';
import { CORNERS } from '../../tile/kinds.ts';
import { fieldAtCorner } from './corner.ts';

declare module '../../game/move.ts' {
  interface Moves {
    barn: { readonly x: number; readonly y: number; readonly corner: string };
  }
}

const POINTS_PER_CITY = 4;
const NAMES: readonly string[] = CORNERS;

/** AM4. */
export function barnHooks(context: Context): Hooks {
  const { players } = context.setup;
  const kind = context.figureKind('barn');
  const spot = context.spots(1);
  /** By seat: where its barn stands, one more than tile × 4 + corner. */
  const corners = context.column('i16', players, 'corners');

  /** The field in which a seat's barn stands, or -1. */
  const fieldOf = (game: Game, seat: number): number => {
    const at = game.column(corners)[seat] - 1;
    return at < 0 ? -1 : game.board.features.rootOf(fieldAtCorner(game, at >> 2, at & 3));
  };
  const hasBarn = (game: Game, root: number): boolean => {
    for (let seat = 0; seat < players; seat++) if (fieldOf(game, seat) === root) return true;
    return false;
  };
  const seats = Array.from({ length: players }, (_, seat) => seat);

  const put: FigureAction = {
    id: 'abbey-mayor/barn',
    slot: 'figure',
    after: ['abbot/home'],
    answers(game, out) {
      const { turn, figures } = game;
      if (figures.atHome(turn.seat, kind) < 0) return;
      for (let corner = 0; corner < CORNERS.length; corner++) {
        const field = fieldAtCorner(game, turn.slot, corner);
        if (field >= 0 && !hasBarn(game, game.board.features.rootOf(field))) out.add(corner);
      }
    },
    play(game, corner) {
      const { seat, slot } = game.turn;
      game.figures.lift(game.figures.atHome(seat, kind), spot);
      game.column(corners)[seat] = slot * 4 + corner + 1;
      if (game.listener !== undefined)
        game.emit({ event: 'happened', what: 'abbey-mayor/barn', seat, ...tileAt(game, slot) });
      const root = fieldOf(game, seat);
      awardFeature(game, root, false);
      clearFeature(game, root);
      endBatch(game);
    },
    write: (game, corner) => ({
      by: game.turn.seat,
      do: 'barn',
      ...tileAt(game, game.turn.slot),
      corner: CORNERS[corner],
    }),
    read(game, move) {
      const { x, y } = tileAt(game, game.turn.slot);
      if (move.do !== 'barn' || move.x !== x || move.y !== y) return -1;
      return NAMES.indexOf(String(move.corner));
    },
    target: (game, corner) => ({
      ...tileAt(game, game.turn.slot),
      corner: CORNERS[corner],
      figure: 'barn',
      brings: true,
      label: 'abbey-mayor/barn',
    }),
  };

  return {
    actions: [put],
    steps: [
      {
        id: 'abbey-mayor/barns',
        slot: 'final',
        after: ['base/unfinished', 'base/fields', 'rules-2000/fields'],
        before: ['traders-builders/goods', 'gold-mines/gold'],
        run(game) {
          for (const seat of seats) {
            const field = fieldOf(game, seat);
            const cities = field < 0 ? 0 : countClosedCities(game.board, field);
            const each = POINTS_PER_CITY;
            award(game, seat, cities * each, { cause: 'barn', because: { cities }, each });
          }
        },
      },
    ],
    mayDeploy: {
      allows: (game, one, segment) =>
        game.figures.roleOf[one] !== FOLLOWER || !hasBarn(game, game.board.features.rootOf(segment)),
      why(game, one, segment) {
        const isFollower = game.figures.roleOf[one] === FOLLOWER;
        const isBarred = isFollower && hasBarn(game, game.board.features.rootOf(segment));
        return isBarred ? [{ code: 'abbey-mayor/barn', rule: 'AM4' }] : [];
      },
    },
    things: (game) =>
      seats.flatMap((seat) => {
        const at = game.column(corners)[seat] - 1;
        if (at < 0) return [];
        return [{ name: 'barn', count: 1, seat, ...tileAt(game, at >> 2), corner: CORNERS[at & 3] }];
      }),
    invariants: {
      always: (game) =>
        seats.flatMap((seat) => {
          const at = game.column(corners)[seat] - 1;
          const isOut = game.figures.atHome(seat, kind) < 0;
          if (isOut !== at >= 0) return [`the barn of seat ${seat} is in two places`];
          if (at < 0 || fieldAtCorner(game, at >> 2, at & 3) >= 0) return [];
          return [`the barn of seat ${seat} stands on no corner of four fields`];
        }),
    },
  };
}

function tileAt({ board: { land } }: Game, slot: number): { x: number; y: number } {
  return { x: land.x[slot], y: land.y[slot] };
}
