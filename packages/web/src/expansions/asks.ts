import type { Answer, Language } from '@bastide/rules';
import type { Ask, Asking, Asks, Lit } from './ask.ts';
import { gather } from './gather.ts';
import { merge } from './merge.ts';

const asks = merge([
  ...gather(import.meta.glob<Asks>('./*/ask.tsx', { eager: true, import: 'asks' })).values(),
]);

/** Questions, and labels of answers in the figure action, that have their own objects. */
export const asked: readonly string[] = Object.keys(asks);

export interface OwnAsk {
  readonly key: string;
  readonly ask: Ask;
  readonly answers: readonly Answer[];
}

/** The objects a question is asked with, and the answers of each: all of its answers, or those with a label that has some. */
export function ownAsks(question: string, answers: readonly Answer[]): OwnAsk[] {
  if (answers.length === 0) return [];
  const whole = asks[question];
  if (whole !== undefined) return [{ key: question, ask: whole, answers }];
  const byKey = new Map<string, Answer[]>();
  for (const answer of answers) {
    const key = keyOf(answer);
    byKey.set(key, [...(byKey.get(key) ?? []), answer]);
  }
  return [...byKey].flatMap(([key, own]) => {
    const ask = asks[key];
    return ask === undefined ? [] : [{ key, ask, answers: own }];
  });
}

/** Whether a figure is deployed for something else than what its place pays. */
export const isUnpaid = (answer: Answer): boolean => asks[keyOf(answer)]?.isUnpaid ?? false;

/** A label has objects of its own, or one of its figures has. */
function keyOf({ target: { label, figure } }: Answer): string {
  const withFigure = `${label}/${figure}`;
  return withFigure in asks ? withFigure : label;
}

/** What is lit on the land. */
export function litAnswers(question: string, asking: Asking, lang: Language): readonly Lit[] {
  return ownAsks(question, asking.answers).flatMap(
    ({ ask, answers }) => ask.light?.({ ...asking, answers }, lang) ?? [],
  );
}

/** The answers that are never lit, but pointed at as everywhere. */
export function unlitAnswers(question: string, answers: readonly Answer[]): readonly Answer[] {
  const own = ownAsks(question, answers).filter(({ ask }) => ask.light !== undefined);
  return answers.filter((answer) => !own.some((one) => one.answers.includes(answer)));
}
