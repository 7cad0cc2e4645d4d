import type { Game } from '../../game/game.ts';
import type { Seat, Space } from '../../game/move-fields.ts';
import type { Context, Hooks, Question } from '../../hooks.ts';
import { spaceOf } from '../../score/track.ts';
import { hasOther, type Track } from './track.ts';

declare module '../../game/move.ts' {
  interface Moves {
    /** Whether the robber follows a thief's scorer. */
    follow: {
      readonly by: Seat;
      readonly follow: boolean;
      /** @unsaid */
      readonly space: Space;
    };
  }
}

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
      if (seat === thief || track.robberOf(game, seat) !== from || track.robs(game, seat)) return;
      if (hasOther(game, seat, from)) game.ask(follow, seat, to);
      else goTo(game, track, seat, to);
    },
  });
  return (game, scorer, from, points, stolen) => {
    const to = spaceOf(from + points);
    // Once round the track is nowhere else.
    if (!stolen || to === spaceOf(from)) return;
    const thief = Math.floor(scorer / game.scores.perSeat);
    game.agenda.push(rounds, thief, 0, spaceOf(from), to);
  };
}

function goTo(game: Game, track: Track, seat: number, space: number): void {
  track.put(game, seat, space);
  if (game.listener !== undefined) game.emit({ event: 'happened', what: 'robbers/follow', seat, n: space });
}

function followQuestion(track: Track): Question {
  return {
    id: 'robbers/follow',
    answers(_, out) {
      out.add(FOLLOW);
      out.add(STAY);
    },
    play(game: Game, code) {
      if (code === FOLLOW) goTo(game, track, game.answered.seat, game.answered.a);
    },
    write: (game, code) => ({
      by: game.agenda.seat,
      do: 'follow',
      follow: code === FOLLOW,
      space: game.agenda.a,
    }),
    read(_, { do: what, follow }) {
      if (what !== 'follow' || typeof follow !== 'boolean') return -1;
      return follow ? FOLLOW : STAY;
    },
    target: (game, code) => ({
      spot: game.agenda.a,
      label: code === FOLLOW ? 'robbers/follow' : 'robbers/stay',
    }),
  };
}
