import { sendHome } from '../../figure/home.ts';
import {
  distinct,
  followersOnLand,
  hasFollowerOnLand,
  notOneOf,
  readFigure,
  writeFigure,
} from '../../figure/standing.ts';
import type { Game } from '../../game/game.ts';
import type { FigureName, Place, Seat } from '../../game/move-fields.ts';
import type { Context, Question, Task } from '../../hooks.ts';

declare module '../../game/move.ts' {
  interface Moves {
    /** A follower is taken off the land. */
    plague: Place & { readonly by: Seat; readonly figure: FigureName };
  }
}

/** WF3: from the active player clockwise each must take one own follower off the land, if any; it is not scored (X19). */
export function plagueTask(context: Context): Task {
  const victim = context.question(victimQuestion);
  return {
    run(game) {
      const { agenda } = game;
      const offset = agenda.a;
      if (offset === game.players) {
        agenda.pop();
        return;
      }
      agenda.a = offset + 1;
      const seat = (game.turn.seat + offset) % game.players;
      if (hasFollowerOnLand(game, seat)) game.ask(victim, seat);
    },
  };
}

const victims = (game: Game, seat: number) => distinct(game, followersOnLand(game, seat));

/** Codes count inside the seat. */
const victimQuestion: Question = {
  id: 'wheel-of-fortune/plague',
  answers(game, out) {
    const { agenda, figures } = game;
    const first = agenda.seat * figures.perSeat;
    for (const figure of victims(game, agenda.seat)) out.add(figure - first);
  },
  play: (game, code) => sendHome(game, game.answered.seat * game.figures.perSeat + code),
  write(game, code) {
    const { seat } = game.agenda;
    return { by: seat, do: 'plague', ...writeFigure(game, seat * game.figures.perSeat + code) };
  },
  read(game, move) {
    if (move.do !== 'plague') return -1;
    const figure = readFigure(game, victims(game, game.agenda.seat), move);
    return figure < 0 ? -1 : figure % game.figures.perSeat;
  },
  target(game, code) {
    const figure = game.agenda.seat * game.figures.perSeat + code;
    return { ...writeFigure(game, figure), label: 'wheel-of-fortune/plague' };
  },
  why: (game, attempt) => notOneOf(game, victims(game, game.agenda.seat), attempt, 'WF3'),
};
