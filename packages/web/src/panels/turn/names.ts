import { type Answer, explainChoice, type Language, type Target } from '@bastide/rules';
import { hasText } from '@bastide/rules/internal';
import type { QuestionView, SpecOf } from '../../session/types.ts';
import { speak } from '../../texts/speak.ts';
import { describeTile } from '../../texts/tile-words.ts';

type Words = (lang: Language, answer: Answer, names: readonly string[], specOf: SpecOf) => string;

/** An answer in words, where the land or a picture shows its place. */
export const choiceWords: Words = (lang, { target }, names, specOf) =>
  target.label === 'place'
    ? speak(lang, 'choice.place')
    : inWords(lang, { ...target, at: speak(lang, 'choice.here') }, names, specOf);

/** An answer in words, with its place, for whoever does not see it. */
export const choiceAndPlace: Words = (lang, { target }, names, specOf) =>
  inWords(lang, target, names, specOf);

/** What a question is called; where nothing is left to choose it may have a name for that. */
export function askedAs({ id, answers }: QuestionView): string {
  const only = `${id}.only`;
  return answers.length === 1 && hasText(`question.${only}`) ? only : id;
}

function inWords(
  lang: Language,
  target: Target & { readonly at?: string },
  names: readonly string[],
  specOf: SpecOf,
): string {
  const spec = target.tile === undefined ? undefined : specOf(target.tile);
  const described = spec === undefined ? target : { ...target, tile: describeTile(lang, spec) };
  return explainChoice(lang, described, names);
}
