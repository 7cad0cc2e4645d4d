import type { Context, Question, Step } from '../../hooks.ts';
import { type Ferries, pairsOf } from './ferries.ts';
import { ferryAt, isQuay, readFerry, writeFerry } from './quays.ts';

/** FE1: after the figure action the placer of a lake must put a ferry on it. The codes are the quays. */
export function putStep(context: Context, ferries: Ferries): Step {
  const question: Question = {
    id: 'ferries/put',
    answers(game, out) {
      for (const quays of pairsOf(game, game.turn.slot)) out.add(quays);
    },
    play(game, quays) {
      const { slot, seat } = game.turn;
      if (game.listener !== undefined)
        game.emit({ event: 'happened', what: 'ferries/put', seat, ...ferryAt(game, slot, quays) });
      ferries.put(game, slot, quays);
    },
    write: (game, quays) => writeFerry(game, game.turn.slot, quays, false),
    read: (game, move) => readFerry(game, game.turn.slot, false, move),
    target: (game, quays) => ({
      ...ferryAt(game, game.turn.slot, quays),
      piece: 'ferry',
      label: 'ferries/put',
    }),
    why(game, { x, y, place }) {
      const { slot } = game.turn;
      const { land } = game.board;
      const at = [{ x: land.x[slot], y: land.y[slot] }];
      if (x !== land.x[slot] || y !== land.y[slot]) return [{ code: 'ferries/this-lake', rule: 'FE1', at }];
      return isQuay(game, slot, place) ? [] : [{ code: 'ferries/quay', rule: 'FE1', at }];
    },
  };
  const put = context.question(question);
  return {
    id: 'ferries/put',
    slot: 'settled',
    before: ['draw-up'],
    onMark: 'ferry',
    run: (game) => game.ask(put, game.turn.seat),
  };
}
