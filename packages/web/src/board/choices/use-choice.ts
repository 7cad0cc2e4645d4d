import type { Move, Target } from '@bastide/rules';
import { surveyNamed } from '@bastide/rules/internal';
import { useState } from 'react';
import type { SeatInfo, SessionState, TableView } from '../../session/types.ts';
import { type Choice, chosenOf, NOTHING, turn } from './choice.ts';

export interface Choosing {
  readonly choice: Choice;
  choose(choice: Choice): void;
  /** Plays the choice given, else the one chosen tentatively; nothing if there is none. */
  confirm(choice?: Choice): void;
  /** Forgets what was chosen, first and last. */
  cancel(): void;
  /** What was chosen first, where an answer is chosen in two steps. */
  readonly first: string | undefined;
  chooseFirst(first: string | undefined): void;
  /** How the tile in hand is held, in degrees. */
  readonly rot: number;
  /** Holds the tile like that; one that is chosen stays as it lies. */
  hold(rot: number): void;
  /** Turns the tile: what is chosen among the ways it fits there, what is held freely. */
  turn(step: 1 | -1): Choice;
  /** Plays `pass` where it is among the answers. Where that would lose the last chance, only when asked twice. */
  pass(): void;
  /** How many followers would stay at home for good: the player has passed and is asked again. */
  readonly warned: number;
}

const nothing = () => {};

/** Where nothing can be chosen: a game that is only looked at. */
export const NO_CHOOSING: Choosing = {
  choice: NOTHING,
  choose: nothing,
  confirm: nothing,
  cancel: nothing,
  first: undefined,
  chooseFirst: nothing,
  rot: 0,
  hold: nothing,
  turn: () => NOTHING,
  pass: nothing,
  warned: 0,
};

interface Kept {
  readonly version: number;
  readonly choice: Choice;
  readonly rot: number;
  readonly first: string | undefined;
}

const NOTHING_YET = { choice: NOTHING, rot: 0, first: undefined };

/** The tentative choice of the open question. It belongs to one state of the game and is forgotten with it. */
export function useChoice(state: SessionState, play: (move: Move) => void): Choosing {
  const [kept, keep] = useState<Kept>({ version: state.version, ...NOTHING_YET });
  const [warnedAt, warn] = useState<number>();
  const { answers } = state.view.question;
  const { version } = state;
  const { choice, rot, first } = kept.version === version ? kept : NOTHING_YET;
  const choose = (next: Choice) => {
    // Who was warned not to pass, and chooses, has heard it.
    warn(undefined);
    keep({ version, first, choice: next, rot: chosenOf(next, answers)?.target.rot ?? rot });
  };
  return {
    choice,
    choose,
    rot,
    first,
    chooseFirst: (chosen) => keep({ version, choice: NOTHING, rot, first: chosen }),
    hold(turned) {
      if (chosenOf(choice, answers)?.target.rot === undefined) keep({ version, first, choice, rot: turned });
    },
    confirm(given = choice) {
      const answer = chosenOf(given, answers);
      if (answer !== undefined) play(answer.move);
    },
    cancel: () => keep({ version, ...NOTHING_YET, rot }),
    turn(step) {
      const next = turn(choice, answers, step);
      if (chosenOf(next, answers)?.target.rot !== undefined) choose(next);
      else keep({ version, first, choice, rot: (rot + 90 * step + 360) % 360 });
      return next;
    },
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

/** Whose figures are one's own: those of whoever is asked here, else of the one person at this screen, else of whose turn it is. */
export function ownSeat(state: SessionState, seats: readonly SeatInfo[]): number | undefined {
  const asked = askedSeat(state, seats);
  if (asked !== undefined) return asked;
  const people = seats.flatMap(({ player }, seat) => (player === 'person' ? [seat] : []));
  if (people.length === 1) return people[0];
  const { over, turn } = state.view;
  return !over && people.includes(turn.seat) ? turn.seat : undefined;
}

/** Whether the tile in hand, or the one just placed, is the last one of whoever is asked. */
export function isLastTile({ view: { question, left, seats } }: SessionState): boolean {
  const { seat } = question;
  return seat !== undefined && left < seats.length && seats[seat].hand.length === 0;
}

/** How many followers would stay at home for good if the player passed now; 0 where there is another chance, or none is paid. */
export function lostByPassing(state: SessionState): number {
  const { view } = state;
  const { seat, id, answers } = view.question;
  if (seat === undefined || id !== 'figure' || !isLastTile(state)) return 0;
  return answers.some(({ target }) => isPaidFollower(view, target))
    ? (view.seats[seat].home.follower ?? 0)
    : 0;
}

/** Whether it is a follower that would be paid, if the game ended now. */
function isPaidFollower(view: TableView, { label, figure, x, y, on }: Target): boolean {
  if (label !== 'deploy' || figure !== 'follower') return false;
  if (x === undefined || y === undefined || on === undefined) return false;
  return (surveyNamed(view, { x, y, on })?.pointsNow ?? 0) > 0;
}
