import type { Expansion } from '../../expansion.ts';
import { textsOf } from '../../expansions/our-texts.ts';
import type { Registry } from '../../expansions/registry.ts';
import type { Ruleset } from '../../game/ruleset/ruleset.ts';
import type { Ordered } from '../../hooks.ts';
import { sourceLanguage } from '../../texts/languages.ts';
import { setsOf } from '../setups.ts';
import { missingWords } from './entry.ts';

/** What an expansion brings into a game has words, letters and rules, and what its steps name is there. */
export function checkNames(
  expansion: Expansion,
  registry: Registry,
  own: readonly Ruleset[],
  without: readonly Ruleset[],
): string[] {
  const { id } = expansion;
  const { hasText, letters, rulesOf } = registry;
  const fresh = (names: (rules: Ruleset) => readonly string[]) => {
    const known = new Set(without.flatMap(names));
    return [...new Set(own.flatMap(names))].filter((name) => !known.has(name));
  };
  const questions = fresh((rules) => rules.questions.map((question) => question.id));
  const figures = fresh((rules) => rules.figures.map(({ name }) => name));
  const marks = fresh((rules) => marksOf(expansion, rules));
  const steps = fresh((rules) => [...rules.steps, ...rules.actions].map((step) => step.id));
  const keys = [
    ...steps.map((step) => `step.${step}`),
    ...questions.map((question) => `question.${question}`),
    ...figures.flatMap((name) => [
      `figure.${name}`,
      `figure.${name}.a`,
      `figure.${name}.count`,
      `why.none-at-home.${name}`,
    ]),
    ...marks.map((name) => `mark.${name}`),
    ...fresh((rules) => rules.scorers).flatMap((name) => [`scorer.${name}`, `scorer.${name}.of`]),
    ...fresh(({ hooks }) => hooks.tokens.flatMap(({ names }) => names)).map((name) => `token.${name}`),
    ...fresh(({ hooks }) => hooks.tieBreak.map(({ reason }) => reason)).map((reason) => `because.${reason}`),
  ];
  const cited = [
    ...questions.map((question) => `question.${question}`),
    ...Object.keys(textsOf(expansion, sourceLanguage)).filter(
      (key) => /^(cause|because)\./.test(key) && !key.startsWith('because.each'),
    ),
  ];
  return [
    ...missingWords(
      id,
      keys.filter((key) => !hasText(key)),
    ),
    ...figures
      .filter((name) => letters.figures[name] === undefined)
      .map((name) => `${id}: give the figure ${name} a letter`),
    ...marks
      .filter((name) => letters.marks[name] === undefined)
      .map((name) => `${id}: give the mark ${name} a letter`),
    ...cited
      .filter((key) => rulesOf(key).length === 0)
      .map((key) => `${id}: cite the rule behind “${key}” in its citations`),
    ...checkOrder(
      id,
      registry,
      own.flatMap(({ steps, actions }) => [...steps, ...actions]),
    ),
  ];
}

function marksOf({ id, box }: Expansion, { setup }: Ruleset): string[] {
  return setup.sets.includes(id) ? (box?.(setup).marks ?? []).map(({ name }) => name) : [];
}

/** A step that names another which is never there was misspelt. */
function checkOrder(id: string, registry: Registry, steps: readonly Ordered[]): string[] {
  const known = knownSteps.get(registry) ?? new Set(allSteps(registry));
  knownSteps.set(registry, known);
  const named = steps
    .filter((step) => step.id.startsWith(`${id}/`))
    .flatMap((step) =>
      [...(step.after ?? []), ...(step.before ?? [])].map((other) => [step.id, other] as const),
    );
  return [
    ...new Set(
      named
        .filter(([, other]) => !known.has(other))
        .map(([step, other]) => `${step}: there is no step ${other} to come after or before`),
    ),
  ];
}

/** It takes a game of every set to know them. */
const knownSteps = new WeakMap<Registry, ReadonlySet<string>>();

/** The steps and actions of every set, with hands of tiles or without. */
function allSteps(registry: Registry): string[] {
  return setsOf(registry).flatMap((set) =>
    [{}, { hand: 3, farmers: 'perCity' }].flatMap((options) => {
      const made = registry.newGame({ sets: [...new Set(['base', set])], players: 2, options });
      if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
      return [...made.ok.rules.steps, ...made.ok.rules.actions].map(({ id }) => id);
    }),
  );
}
