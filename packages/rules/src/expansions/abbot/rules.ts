import { sendHome } from '../../figure/home.ts';
import type { Game } from '../../game/game.ts';
import { readPlace, segmentName } from '../../game/notation.ts';
import type { Context, FigureAction, Hooks } from '../../hooks.ts';
import { award, causeOf } from '../../score/award.ts';
import { endBatch } from '../../score/batch.ts';
import { appraise, pointsFor } from '../../score/worth.ts';
import { segmentAt, tileOf } from '../../tile/segment.ts';

export function abbotRules(context: Context): Hooks {
  return { actions: [takeHome(context.figureKind('abbot'))] };
}

/** AB3: instead of any other figure action the own abbot comes home from an unfinished place and is scored as at the end. */
function takeHome(kind: number): FigureAction {
  const abbotOf = ({ figures }: Game, seat: number) => seat * figures.perSeat + figures.firstOf[kind];
  const placeOf = (game: Game) => game.figures.place[abbotOf(game, game.turn.seat)];
  const isOut = (game: Game) => {
    const segment = placeOf(game);
    return segment >= 0 && game.board.features.openEnds(segment) > 0;
  };
  return {
    id: 'abbot/home',
    slot: 'figure',
    after: ['deploy', 'flying-machines/fly', 'wheel-of-fortune/crown'],
    answers(game, out) {
      if (isOut(game)) out.add(0);
    },
    possible: isOut,
    play(game) {
      const { seat } = game.turn;
      const segment = placeOf(game);
      const worth = appraise(game, segment, false);
      const why = worth.reasons && causeOf(game, segment, false, worth.reasons);
      award(game, seat, pointsFor(game, seat), why);
      sendHome(game, abbotOf(game, seat));
      endBatch(game);
    },
    write(game) {
      const segment = placeOf(game);
      const { x, y } = game.board.land;
      const on = segmentName(game.board, segment);
      return {
        by: game.turn.seat,
        do: 'return',
        figure: 'abbot',
        x: x[tileOf(segment)],
        y: y[tileOf(segment)],
        on,
      };
    },
    read(game, move) {
      const segment = placeOf(game);
      if (move.do !== 'return' || move.figure !== 'abbot' || segment < 0) return -1;
      return readPlace(game.board, move) === segment ? 0 : -1;
    },
    target(game) {
      const segment = placeOf(game);
      const { x, y } = game.board.land;
      const on = segmentName(game.board, segment);
      return { x: x[tileOf(segment)], y: y[tileOf(segment)], on, figure: 'abbot', label: 'abbot/home' };
    },
    brings(game) {
      const { seat } = game.turn;
      appraise(game, placeOf(game), false);
      return { points: [{ seat, points: pointsFor(game, seat) }] };
    },
    why(game, { x, y, place, figure = 'abbot' }) {
      if (x === undefined || y === undefined || place === undefined || figure !== 'abbot') return undefined;
      const { board, turn, players } = game;
      const segment = segmentAt(board.land.slotAt(x, y), place);
      const seats = Array.from({ length: players }, (_, seat) => seat).filter(
        (seat) => game.figures.place[abbotOf(game, seat)] === segment,
      );
      if (segment < 0 || seats.length === 0) return undefined;
      if (!seats.includes(turn.seat)) return [{ code: 'abbot/other', rule: 'AB3', seats }];
      const isOpen = board.features.openEnds(segment) > 0;
      return isOpen ? [] : [{ code: 'abbot/closed', rule: 'AB3' }];
    },
  };
}
