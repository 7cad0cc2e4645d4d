import type { Context, Hooks } from '../../hooks.ts';
import { appraise } from '../../score/worth.ts';
import { FIELD } from '../../tile/kinds.ts';

/** TB4: the pig's owner, if among the field's majority, gets 1 more for each city. */
export function pigHooks(context: Context): Hooks {
  const kind = context.figureKind('pig');
  return {
    worthFor(game, worth, seat) {
      if (worth.kind !== FIELD) return 0;
      const { figures, board } = game;
      const place = figures.place[seat * figures.perSeat + figures.firstOf[kind]];
      if (place < 0 || board.features.rootOf(place) !== worth.root) return 0;
      worth.because('pig');
      return worth.cities;
    },
    deployBrings(game, deployed, segment) {
      if (deployed !== kind) return undefined;
      const { cities } = appraise(game, game.board.features.rootOf(segment), false);
      return { points: [{ seat: game.turn.seat, points: cities }] };
    },
  };
}
