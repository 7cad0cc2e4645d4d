import { type Advice, adviseOn, Judge, type Analyst as Level, type Verdict } from '@bastide/bots/analysis';
import { type Move, newGame } from '@bastide/rules';

/** A game to be looked at, and by whom. */
export interface Task {
  readonly setup: unknown;
  readonly moves: readonly Move[];
  readonly level: Level;
}

/** A whole game whose decisions will be asked about, or one of them. */
export type AnalysisAsked = { readonly task: Task } | { readonly judge: number };

/** How many decisions there are, or what is thought of one. */
export type AnalysisAnswer =
  | { readonly decisions: number }
  | { readonly judged: number; readonly verdict: Verdict };

/** A position in which advice is wanted, as far as the seat asked may know it. */
export interface AdviceAsked {
  readonly setup: unknown;
  readonly state: Uint8Array;
  readonly level: Level;
  /** What is left of the advice before, where that is followed. */
  readonly rest: readonly Move[];
}

/** Judges the decisions of one game after the other. */
export class Analyst {
  #judge: Judge | undefined;

  answer(asked: AnalysisAsked): AnalysisAnswer {
    if ('task' in asked) {
      const { setup, moves, level } = asked.task;
      this.#judge = new Judge(setup, moves, level);
      return { decisions: this.#judge.decisions.length };
    }
    if (this.#judge === undefined) throw new Error('no game to judge');
    return { judged: asked.judge, verdict: this.#judge.judge(asked.judge) };
  }
}

export function adviceFor({ setup, state, level, rest }: AdviceAsked): Advice {
  const made = newGame(setup);
  if ('error' in made) throw new Error(made.error);
  made.ok.restore(state);
  return adviseOn(made.ok, level, rest);
}
