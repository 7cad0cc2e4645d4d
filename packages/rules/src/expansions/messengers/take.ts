import { PART } from '../../game/flow.ts';
import type { Context, Question } from '../../hooks.ts';
import { award } from '../../score/award.ts';
import { endBatch } from '../../score/batch.ts';
import { ANOTHER_TILE, actionOf, isPossible } from './actions.ts';
import { followerQuestion } from './follower.ts';
import type { Stack } from './stack.ts';

const POINTS = 0;
const ACTION = 1;
const POINTS_INSTEAD = 2;
const TAKE_FOLLOWER = 8;

/** ME3: the player takes the message's action or 2 points; then it goes under the stack. The question's number is the message. */
export function takeQuestion(context: Context, stack: Stack): Question {
  const follower = context.question(followerQuestion(context));
  /** Message 4 is out of the stack while its tile is played. */
  const putUnder = context.task({
    run(game) {
      stack.putUnder(game, game.agenda.a);
      game.agenda.pop();
    },
  });
  return {
    id: 'messengers/take',
    answers(game, out) {
      out.add(POINTS);
      if (isPossible(game, game.agenda.a)) out.add(ACTION);
    },
    play(game, code) {
      const { seat, a: message } = game.answered;
      if (code === ACTION && message === ANOTHER_TILE) {
        game.agenda.push(putUnder, seat, message);
        game.runProgram(PART, game.turn.slot);
        return;
      }
      stack.putUnder(game, message);
      if (code === ACTION && message === TAKE_FOLLOWER) {
        game.ask(follower, seat);
        return;
      }
      if (code === POINTS)
        award(game, seat, POINTS_INSTEAD, { cause: 'message-points', because: { message } });
      else actionOf(game, message).carryOut();
      endBatch(game);
    },
    write: (game, code) => ({
      by: game.agenda.seat,
      do: 'message',
      message: game.agenda.a,
      take: code === ACTION ? 'action' : 'points',
    }),
    read(game, { do: what, message, take }) {
      if (what !== 'message' || (message !== undefined && message !== game.agenda.a)) return -1;
      return take === 'action' ? ACTION : take === 'points' ? POINTS : -1;
    },
    target: (game, code) => ({
      spot: game.agenda.a,
      label: code === ACTION ? `messengers/action-${game.agenda.a}` : 'messengers/points',
    }),
    brings(game, code) {
      const { seat, a: message } = game.agenda;
      const points = code === POINTS ? POINTS_INSTEAD : actionOf(game, message).points?.();
      return points === undefined ? undefined : { points: [{ seat, points }] };
    },
    why: (game) => (isPossible(game, game.agenda.a) ? [] : [{ code: 'messengers/impossible', rule: 'ME3' }]),
  };
}
