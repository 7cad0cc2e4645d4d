import {
  type Context,
  distinct,
  evidenceAt,
  type FigureAction,
  type Game,
  type Hooks,
  ownOnLand,
  readFigure,
  sendHome,
  writeFigure,
} from '@bastide/rules/expansion';

declare module '@bastide/rules/expansion' {
  interface Moves {
    festival: { readonly figure: string; readonly x: number; readonly y: number; readonly on: string };
  }
}

export function festivalRules(context: Context): Hooks {
  return { actions: [callHome(context)] };
}

/** FS2: after a tile with the sign, instead of any other figure action, one own figure comes home from the land. */
function callHome(context: Context): FigureAction {
  const signs = context.tileMark('festival');
  const candidates = (game: Game) =>
    signs[game.turn.type] > 0 ? distinct(game, ownOnLand(game, game.turn.seat)) : [];
  const figureOf = (game: Game, code: number) => game.turn.seat * game.figures.perSeat + code;
  return {
    id: 'festival/home',
    slot: 'figure',
    after: ['deploy'],
    answers(game, out) {
      for (const figure of candidates(game)) out.add(figure % game.figures.perSeat);
    },
    play: (game, code) => sendHome(game, figureOf(game, code)),
    write: (game, code) => ({
      by: game.turn.seat,
      do: 'festival',
      ...writeFigure(game, figureOf(game, code)),
    }),
    read(game, move) {
      if (move.do !== 'festival') return -1;
      const figure = readFigure(game, candidates(game), move);
      return figure < 0 ? -1 : figure % game.figures.perSeat;
    },
    target: (game, code) => ({ ...writeFigure(game, figureOf(game, code)), label: 'festival/home' }),
    why(game, { x, y, place, figure }) {
      const { figures, turn } = game;
      if (signs[turn.type] === 0) return undefined;
      const isMeant = (one: number) => {
        const at = evidenceAt(game, figures.place[one]);
        const isThere = at.x === x && at.y === y && at.place === place;
        return isThere && (figure === undefined || figures.nameOf(one) === figure);
      };
      const seats = Array.from({ length: game.players }, (_, seat) => seat).filter((seat) =>
        ownOnLand(game, seat).some(isMeant),
      );
      if (seats.length === 0) return undefined;
      return seats.includes(turn.seat) ? [] : [{ code: 'festival/other', rule: 'FS2', seats }];
    },
  };
}
