import type { Move } from '@bastide/rules';
import { useState } from 'react';
import type { SeatInfo, SessionState } from '../../session/types.ts';
import { type Choice, chosenOf, NOTHING, turn } from './choice.ts';

export interface Choosing {
  readonly choice: Choice;
  choose(choice: Choice): void;
  /** Plays the choice given, else the one chosen tentatively; nothing if there is none. */
  confirm(choice?: Choice): void;
  cancel(): void;
  turn(step: 1 | -1): void;
  /** Plays `pass` where it is among the answers. Where that would lose the last chance, only when asked twice. */
  pass(): void;
  /** How many followers would stay at home for good: the player has passed and is asked again. */
  readonly warned: number;
}

/** The tentative choice of the open question. It belongs to one state of the game and is forgotten with it. */
export function useChoice(state: SessionState, play: (move: Move) => void): Choosing {
  const [kept, keep] = useState({ version: state.version, choice: NOTHING });
  const [warnedAt, warn] = useState<number>();
  const { answers } = state.view.question;
  const choice = kept.version === state.version ? kept.choice : NOTHING;
  const choose = (next: Choice) => keep({ version: state.version, choice: next });
  return {
    choice,
    choose,
    confirm(given = choice) {
      const answer = chosenOf(given, answers);
      if (answer !== undefined) play(answer.move);
    },
    cancel: () => choose(NOTHING),
    turn: (step) => choose(turn(choice, answers, step)),
    pass() {
      const answer = answers.find(({ target }) => target.label === 'pass');
      if (answer === undefined) return;
      if (lostByPassing(state) > 0 && warnedAt !== state.version) warn(state.version);
      else play(answer.move);
    },
    warned: warnedAt === state.version ? lostByPassing(state) : 0,
  };
}

/** The seat that has to answer on this screen: a person's, never a bot's. */
export function askedSeat(state: SessionState, seats: readonly SeatInfo[]): number | undefined {
  const { seat } = state.view.question;
  return seat !== undefined && seats[seat].player === 'person' ? seat : undefined;
}

/** Whether the tile in hand, or the one just placed, is the last one of whoever is asked. */
export function isLastTile({ view: { question, left, seats } }: SessionState): boolean {
  const { seat } = question;
  return seat !== undefined && left < seats.length && seats[seat].hand.length === 0;
}

/** How many followers would stay at home for good if the player passed now; 0 where there is another chance. */
export function lostByPassing(state: SessionState): number {
  const { question, seats } = state.view;
  const { seat, id, answers } = question;
  if (seat === undefined || id !== 'figure' || !isLastTile(state)) return 0;
  const canDeploy = answers.some(({ target }) => target.label === 'deploy' && target.figure === 'follower');
  return canDeploy ? (seats[seat].home.follower ?? 0) : 0;
}
