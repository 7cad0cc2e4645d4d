import type { Game } from '../../game/game.ts';
import type { Seat } from '../../game/move-fields.ts';
import type { Context, Hooks, Question } from '../../hooks.ts';
import { moveScorer, OUTSIDE } from '../../score/batch.ts';
import { spaceOf } from '../../score/track.ts';
import { followHook } from './follow.ts';
import type { Track } from './track.ts';

declare module '../../game/move.ts' {
  interface Moves {
    /** Which of several awards the robber takes half of. */
    rob: {
      readonly by: Seat;
      /**
       * Its number in the batch, from 0.
       * @minimum 0
       */
      readonly award: number;
      /** @unsaid */
      readonly player: Seat;
      /** @unsaid */
      readonly scorer: string;
      /**
       * @minimum 1
       * @unsaid
       */
      readonly points: number;
    };
  }
}

/**
 * RO2, RO3: once a whole batch has been moved, every robber whose space another player's scorer left takes half of that
 * award, the active player's robber first, then clockwise.
 */
export function robberyHooks(context: Context, track: Track): Hooks {
  const choose = context.question(victimQuestion(track));
  /** The frame's number: how far round the table. */
  const rounds = context.task({
    run(game) {
      const { agenda, turn } = game;
      const offset = agenda.a;
      if (offset === game.players) {
        track.setRobbing(game, 0);
        agenda.pop();
        return;
      }
      agenda.a = offset + 1;
      const seat = (turn.seat + offset) % game.players;
      if (!track.robs(game, seat)) return;
      const victims = victimsOf(game, track, seat);
      if (victims.length === 1) rob(game, track, seat, victims[0]);
      else game.ask(choose, seat);
    },
  });
  return {
    batchMoved(game) {
      let robbing = 0;
      for (let seat = 0; seat < game.players; seat++) {
        if (track.robberOf(game, seat) >= 0 && hasVictim(game, track, seat)) robbing |= 1 << seat;
      }
      if (robbing === 0) return;
      track.setRobbing(game, robbing);
      game.agenda.push(rounds, game.turn.seat);
    },
    advanced: followHook(context, track),
  };
}

/** The awards of the batch by which another player's scorer left the space of this seat's robber. */
function victimsOf(game: Game, track: Track, seat: number): number[] {
  const victims: number[] = [];
  for (let i = 0; i < game.batch.count; i++) if (isVictim(game, track, seat, i)) victims.push(i);
  return victims;
}

function hasVictim(game: Game, track: Track, seat: number): boolean {
  for (let i = 0; i < game.batch.count; i++) if (isVictim(game, track, seat, i)) return true;
  return false;
}

function isVictim(game: Game, track: Track, seat: number, index: number): boolean {
  const { batch } = game;
  return batch.seat(index) !== seat && spaceOf(batch.from(index)) === track.robberOf(game, seat);
}

/** Half of an award, rounded up. */
function lootOf({ batch }: Game, index: number): number {
  return Math.ceil(batch.points(index) / 2);
}

/** Takes half of an award; the robber goes home, the victim keeps all. */
function rob(game: Game, track: Track, seat: number, index: number): void {
  const loot = lootOf(game, index);
  track.sendHome(game, seat);
  if (game.listener !== undefined) {
    const because = { robbed: game.batch.points(index), victim: game.batch.seat(index) };
    game.emit({ event: 'awarded', id: OUTSIDE, seat, points: loot, cause: 'robbery', because });
  }
  moveScorer(game, seat, loot, OUTSIDE);
}

/** RO3: if several scorers left the space, the robber's owner chooses which award to rob. */
function victimQuestion(track: Track): Question {
  return {
    id: 'robbers/victim',
    answers(game, out) {
      for (const index of victimsOf(game, track, game.agenda.seat)) out.add(index);
    },
    play: (game, index) => rob(game, track, game.answered.seat, index),
    write(game, index) {
      const scorer = game.rules.scorers[game.batch.scorer(index) % game.scores.perSeat];
      const { batch, agenda } = game;
      const victim = { player: batch.seat(index), scorer, points: batch.points(index), award: index };
      return { by: agenda.seat, do: 'rob', ...victim };
    },
    read: (_, { do: what, award }) =>
      what === 'rob' && typeof award === 'number' && award >= 0 ? award : -1,
    target(game, index) {
      const scorer = game.rules.scorers[game.batch.scorer(index) % game.scores.perSeat];
      return { seat: game.batch.seat(index), scorer, points: lootOf(game, index), label: 'robbers/victim' };
    },
    brings: (game, index) => ({ points: [{ seat: game.agenda.seat, points: lootOf(game, index) }] }),
  };
}
