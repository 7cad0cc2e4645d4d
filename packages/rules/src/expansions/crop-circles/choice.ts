import type { Seat } from '../../game/move-fields.ts';
import type { Question } from '../../hooks.ts';
import { KINDS } from '../../tile/kinds.ts';

declare module '../../game/move.ts' {
  interface Moves {
    /** For everybody: to add a follower or to take one home. */
    crop: {
      readonly by: Seat;
      readonly choice: 'add' | 'remove';
      /**
       * The kind of feature concerned.
       * @unsaid
       */
      readonly kind: string;
    };
  }
}

/** CC1: A and B. */
const CHOICES = ['add', 'remove'] as const;
export const ADD = 0;

/** CC1: the active player chooses for all. The question's first number is the kind of feature; `round` carries it out. */
export function choiceQuestion(round: number): Question {
  return {
    id: 'crop-circles/choice',
    answers(_, out) {
      for (const choice of CHOICES.keys()) out.add(choice);
    },
    play(game, choice) {
      const { seat, a: kind } = game.answered;
      if (game.listener !== undefined)
        game.emit({ event: 'happened', what: `crop-circles/${CHOICES[choice]}`, seat, on: KINDS[kind] });
      game.agenda.push(round, seat, kind, choice);
    },
    write: ({ agenda }, choice) => ({
      by: agenda.seat,
      do: 'crop',
      choice: CHOICES[choice],
      kind: KINDS[agenda.a],
    }),
    read({ agenda }, move) {
      if (move.do !== 'crop' || (move.kind !== undefined && move.kind !== KINDS[agenda.a])) return -1;
      return (CHOICES as readonly unknown[]).indexOf(move.choice);
    },
    target: ({ agenda }, choice) => ({ on: KINDS[agenda.a], label: `crop-circles/${CHOICES[choice]}` }),
  };
}
