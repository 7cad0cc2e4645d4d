import type { Context, Question, Step } from '../hooks.ts';
import { CHANCE } from './chance.ts';

/** Who begins: a seat of the host's choice, or chance (G9). */
export function firstPlayerStep(context: Context): Step {
  const first = context.question(firstQuestion);
  const chosen = context.setup.options.firstPlayer;
  return {
    id: 'first-player',
    slot: 'start',
    run(game) {
      if (typeof chosen === 'number') game.turn.seat = chosen;
      else game.ask(first, CHANCE);
    },
  };
}

const firstQuestion: Question = {
  id: 'first-player',
  answers(game, out) {
    for (let seat = 0; seat < game.players; seat++) out.add(seat);
  },
  play(game, seat) {
    game.turn.seat = seat;
  },
  write: (_, seat) => ({ by: 'chance', do: 'first', seat }),
  read: (_, move) => (move.do === 'first' && Number.isInteger(move.seat) ? Number(move.seat) : -1),
  target: (_, seat) => ({ seat, label: 'first-player' }),
  weight: () => 1,
};
