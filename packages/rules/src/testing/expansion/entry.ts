import type { Expansion, Texts } from '../../expansion.ts';
import { textsOf } from '../../expansions/our-texts.ts';
import type { Registry } from '../../expansions/registry.ts';
import { type Language, languages } from '../../texts/languages.ts';
import { paramsIn } from '../../texts/say-text.ts';

/** What an expansion says of itself, before any game: its name, options and parts have words, all languages agree, rules are cited. */
export function checkEntry(
  expansion: Expansion,
  { hasText }: Registry,
  rules: ReadonlySet<string> | undefined,
): string[] {
  const { id, options = {}, parts = [], citations } = expansion;
  const keys = [
    `set.${id}`,
    `set.${id}.about`,
    ...Object.entries(options).flatMap(([name, { values }]) => [
      `option.${name}`,
      `option.${name}.about`,
      ...values.map((value) => `option.${name}.${value}`),
    ]),
    ...parts.map((part) => `part.${id}/${part}`),
  ];
  const cited = Object.values(citations).flat();
  return [
    ...missingWords(
      id,
      keys.filter((key) => !hasText(key)),
    ),
    ...checkTexts(expansion),
    ...(cited.length === 0
      ? [`${id}: cites no rule; say in its citations which rule is behind what it asks and awards`]
      : []),
    ...cited
      .filter((rule) => rules !== undefined && !rules.has(rule))
      .map((rule) => `${id}: cites the rule ${rule}, which does not exist`),
  ];
}

/** A complaint for each key without words. */
export function missingWords(id: string, keys: Iterable<string>): string[] {
  return [...new Set(keys)].map((key) => `${id}: give “${key}” words in its texts`);
}

/** All languages it speaks have the same keys and parameters as the first. */
function checkTexts(expansion: Expansion): string[] {
  const spoken = languages.filter((lang) => expansion.texts === undefined || lang in expansion.texts);
  const [first, ...others] = spoken.map((lang) => ({ lang, texts: textsOf(expansion, lang) }));
  if (first === undefined) return [];
  return [
    ...others.flatMap((other) => checkSame(expansion.id, first, other)),
    ...[first, ...others].flatMap(({ texts }) =>
      Object.keys(texts)
        .filter((key) => /'|"|\.\.\.| {2}|^ | $/.test(texts[key]))
        .map((key) => `${expansion.id}: “${key}” needs typographic quotes and single spaces: ${texts[key]}`),
    ),
  ];
}

interface Spoken {
  readonly lang: Language;
  readonly texts: Texts;
}

function checkSame(id: string, one: Spoken, other: Spoken): string[] {
  const lacking = (here: Spoken, there: Spoken) =>
    Object.keys(there.texts)
      .filter((key) => !Object.hasOwn(here.texts, key))
      .map((key) => `${id}: “${key}” has no words in texts/${here.lang}.ts`);
  const both = Object.keys(one.texts).filter((key) => Object.hasOwn(other.texts, key));
  return [
    ...lacking(other, one),
    ...lacking(one, other),
    ...both
      .filter((key) => String(paramsIn(one.texts[key])) !== String(paramsIn(other.texts[key])))
      .map((key) => `${id}: “${key}” names other parameters in texts/${other.lang}.ts`),
  ];
}
