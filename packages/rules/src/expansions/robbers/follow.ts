import type { Game } from '../../game/game.ts';
import type { Context, Hooks, Question } from '../../hooks.ts';
import { spaceOf } from '../../score/track.ts';
import { victimsOf } from './robbery.ts';
import { hasOther, type Track } from './track.ts';

const FOLLOW = 0;
const STAY = 1;

/**
 * RO4: stolen points are never robbed. A robber with nothing to rob in the batch, standing where another player's scorer
 * advances by stolen points, follows that scorer; if someone else's scorer stays on the space, its owner chooses.
 */
export function followHook(context: Context, track: Track): NonNullable<Hooks['advanced']> {
  const follow = context.question(followQuestion(track));
  /** The frame's numbers: how far round the table, where the scorer came from, where it went. */
  const rounds = context.task({
    run(game) {
      const { agenda, turn } = game;
      const offset = agenda.a;
      if (offset === game.players) {
        agenda.pop();
        return;
      }
      agenda.a = offset + 1;
      const seat = (turn.seat + offset) % game.players;
      const { b: from, c: to } = agenda;
      const thief = agenda.seat;
      if (seat === thief || track.robberOf(game, seat) !== from || victimsOf(game, track, seat).length > 0)
        return;
      if (hasOther(game, seat, from)) game.ask(follow, seat, to);
      else track.put(game, seat, to);
    },
  });
  return (game, scorer, from, points, stolen) => {
    if (!stolen) return;
    const thief = Math.floor(scorer / game.scores.perSeat);
    game.agenda.push(rounds, thief, 0, spaceOf(from), spaceOf(from + points));
  };
}

function followQuestion(track: Track): Question {
  return {
    id: 'robbers/follow',
    options(_, out) {
      out.add(FOLLOW);
      out.add(STAY);
    },
    play(game: Game, code) {
      if (code === FOLLOW) track.put(game, game.answered.seat, game.answered.a);
    },
    write: (game, code) => ({
      by: game.agenda.seat,
      do: 'follow',
      follow: code === FOLLOW,
      space: game.agenda.a,
    }),
    read: (_, { do: what, follow }) => (what === 'follow' ? (follow === true ? FOLLOW : STAY) : -1),
    target: (game, code) => ({
      spot: game.agenda.a,
      label: code === FOLLOW ? 'robbers/follow' : 'robbers/stay',
    }),
  };
}
