import type { Game } from '../../game/game.ts';
import { CHANCE } from '../../game/move.ts';
import type { Seat } from '../../game/move-fields.ts';
import type { Context, Hooks, Question, Step } from '../../hooks.ts';
import { isDark } from '../../score/track.ts';
import { Stack } from './stack.ts';
import { takeQuestion } from './take.ts';

declare module '../../game/move.ts' {
  interface Moves {
    /** Chance shows the message; a seat takes one side of it. */
    message: {
      readonly by: Seat | 'chance';
      /**
       * @minimum 1
       * @maximum 8
       * @unsaid
       */
      readonly message: number;
      readonly take?: 'action' | 'points';
    };
  }
}

/** A marker and a messenger each. */
const SCORERS = 2;

export function messengersRules(context: Context): Hooks {
  const stack = new Stack(context);
  const moved = context.column('u8', context.setup.players * SCORERS, 'moved');
  const moves = context.concern();
  const show = context.question(showQuestion(stack, (game, message) => shown(game, message)));
  const take = context.question(takeQuestion(context, stack));

  function shown(game: Game, message: number): void {
    stack.take(game, message);
    const { seat } = game.turn;
    if (game.listener !== undefined)
      game.emit({ event: 'happened', what: `messengers/message-${message}`, seat });
    game.ask(take, seat, message);
  }

  function forget(game: Game): void {
    game.column(moved).fill(0);
    game.rest(moves);
  }

  /** Only what moves in this part counts (ME2). */
  const round: Step = {
    id: 'messengers/round',
    slot: 'draw',
    before: ['draw'],
    concern: moves,
    run: (game) => forget(game),
  };

  /** ME2: one message if a scorer of the active player moved in this round and stands on a dark space. */
  const message: Step = {
    id: 'messengers/message',
    slot: 'scored',
    after: ['gold-mines/share'],
    concern: moves,
    run(game) {
      const earned = stopsOnDark(game, moved);
      forget(game);
      if (!earned) return;
      const possible = stack.possible(game);
      if (possible.length === 0) return;
      // What the message brings is a new round, looked at when this step runs again.
      game.repeatStep();
      if (stack.isKnown(game)) shown(game, possible[0]);
      else game.ask(show, CHANCE);
    },
  };

  /** ME5: before final scoring the two scorers are added together. */
  const merge: Step = {
    id: 'messengers/merge',
    slot: 'final',
    before: ['robbers/end', 'gold-mines/remove', 'base/unfinished'],
    run({ scores, players }) {
      const { scorers, perSeat } = scores;
      for (let seat = 0; seat < players; seat++) {
        const sum = scores.of(seat);
        scorers.fill(0, seat * perSeat, (seat + 1) * perSeat);
        scorers[seat * perSeat] = sum;
      }
    },
  };

  return {
    steps: [round, message, merge],
    advanced(game, scorer) {
      game.column(moved)[scorer] = 1;
      game.wake(moves);
    },
    things: (game) => stack.things(game),
  };
}

function stopsOnDark(game: Game, moved: number): boolean {
  const { scorers, perSeat } = game.scores;
  const first = game.turn.seat * perSeat;
  for (let scorer = first; scorer < first + perSeat; scorer++) {
    if (game.column(moved)[scorer] === 1 && isDark(scorers[scorer])) return true;
  }
  return false;
}

/** ME3: the top message is shown; chance decides while the order is unknown. */
function showQuestion(stack: Stack, shown: (game: Game, message: number) => void): Question {
  return {
    id: 'messengers/show',
    answers(game, out) {
      for (const message of stack.possible(game)) out.add(message);
    },
    play: shown,
    write: (_, message) => ({ by: 'chance', do: 'message', message }),
    read: (_, { do: what, message }) => (what === 'message' && typeof message === 'number' ? message : -1),
    target: (_, message) => ({ spot: message, label: `messengers/message-${message}` }),
    weight: () => 1,
    sample(game, random) {
      const possible = stack.possible(game);
      return possible[random(possible.length)];
    },
  };
}
