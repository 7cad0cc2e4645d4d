import { sendHome } from '../../figure/home.ts';
import { distinct, followersOnLand, notOneOf, readFigure, writeFigure } from '../../figure/standing.ts';
import type { Game } from '../../game/game.ts';
import type { FigureName, Place, Seat } from '../../game/move-fields.ts';
import type { Context, Question } from '../../hooks.ts';
import { award, causeOf } from '../../score/award.ts';
import { endBatch } from '../../score/batch.ts';
import { majorityOf } from '../../score/majority.ts';
import { appraise, pointsFor } from '../../score/worth.ts';
import { FIELD } from '../../tile/kinds.ts';

declare module '../../game/move.ts' {
  interface Moves {
    /** The follower that comes home. */
    'message-figure': Place & { readonly by: Seat; readonly figure: FigureName };
  }
}

/** Message 8: which own follower comes home; of equal ones on a segment one stands for all. Codes count inside the seat. */
export function followerQuestion({ setup }: Context): Question {
  // Where each city has its own majority a field has none: what the seat would win there is what it pays (E2).
  const byCity = setup.options.farmers === 'perCity';
  const isPaid = (game: Game, seat: number, root: number) =>
    (byCity && game.board.kindOf(root) === FIELD) || ((majorityOf(game, root) >> seat) & 1) === 1;
  return {
    id: 'messengers/follower',
    answers(game, out) {
      for (const figure of candidates(game)) out.add(figure % game.figures.perSeat);
    },
    play(game, code) {
      const { seat } = game.answered;
      const figure = seat * game.figures.perSeat + code;
      const root = game.board.features.rootOf(game.figures.place[figure]);
      if (isPaid(game, seat, root)) scoreAlone(game, seat, root);
      sendHome(game, figure);
      endBatch(game);
    },
    write(game, code) {
      const { seat } = game.agenda;
      return { by: seat, do: 'message-figure', ...writeFigure(game, seat * game.figures.perSeat + code) };
    },
    read(game, move) {
      if (move.do !== 'message-figure') return -1;
      const figure = readFigure(game, candidates(game), move);
      return figure < 0 ? -1 : figure % game.figures.perSeat;
    },
    target(game, code) {
      const figure = game.agenda.seat * game.figures.perSeat + code;
      return { ...writeFigure(game, figure), label: 'messengers/follower' };
    },
    brings(game, code) {
      const { seat } = game.agenda;
      const root = game.board.features.rootOf(game.figures.place[seat * game.figures.perSeat + code]);
      return { points: [{ seat, points: isPaid(game, seat, root) ? pointsAlone(game, seat, root) : 0 }] };
    },
    why: (game, attempt) => notOneOf(game, candidates(game), attempt, 'ME4'),
  };
}

/** The player alone scores the feature as at the end, fields too; it closes nothing (ME4). */
function scoreAlone(game: Game, seat: number, root: number): void {
  const points = pointsAlone(game, seat, root);
  const { reasons } = game.worth;
  award(game, seat, points, reasons && causeOf(game, root, false, { ...reasons, message: 8 }));
}

function pointsAlone(game: Game, seat: number, root: number): number {
  appraise(game, root, false);
  return pointsFor(game, seat);
}

function candidates(game: Game): number[] {
  return distinct(game, followersOnLand(game, game.agenda.seat));
}
