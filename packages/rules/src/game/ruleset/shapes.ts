import type { FigureAction, Question, Step, Task } from '../../hooks.ts';

/*
 * What expansions bring is written with the fields it needs. Here each gets all fields, in one order: a loop that calls them
 * then finds a field at one look, whoever brought it. It makes a turn a good deal faster.
 */

export function shapedQuestion(question: Question): Question {
  const { id, answers, play, write, read, target, weight, sample, accepts, why, brings } = question;
  return { id, answers, play, write, read, target, weight, sample, accepts, why, brings };
}

export function shapedAction(action: FigureAction): FigureAction {
  const { id, slot, answers, play, write, read, target, possible, why, brings } = action;
  return { id, slot, answers, play, write, read, target, possible, why, brings };
}

export function shapedStep({ id, slot, onMark, types, away, concern, run }: Step): Step {
  return { id, slot, onMark, types, away, concern, run };
}

export function shapedTask({ run }: Task): Task {
  return { run };
}
