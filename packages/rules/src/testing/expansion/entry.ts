import type { Expansion } from '../../expansion.ts';
import type { Registry } from '../../expansions/registry.ts';

/** What an expansion says of itself, before any game: its name, options and parts have words, both languages agree, rules are cited. */
export function checkEntry(
  expansion: Expansion,
  { hasText }: Registry,
  rules: ReadonlySet<string> | undefined,
): string[] {
  const { id, options = {}, parts = [], texts, citations } = expansion;
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
    ...checkLanguages(id, texts.en, texts.fr),
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
  return [...new Set(keys)].map((key) => `${id}: give “${key}” words in texts/en.ts and texts/fr.ts`);
}

function checkLanguages(id: string, en: Readonly<Record<string, string>>, fr: typeof en): string[] {
  const only = (one: typeof en, other: typeof en) =>
    Object.keys(one).filter((key) => !Object.hasOwn(other, key));
  const both = Object.keys(en).filter((key) => Object.hasOwn(fr, key));
  return [
    ...only(en, fr).map((key) => `${id}: “${key}” has no French in texts/fr.ts`),
    ...only(fr, en).map((key) => `${id}: “${key}” has no English in texts/en.ts`),
    ...both
      .filter((key) => String(holesOf(en[key])) !== String(holesOf(fr[key])))
      .map((key) => `${id}: “${key}” names other parameters in French than in English`),
    ...[en, fr].flatMap((texts) =>
      Object.keys(texts)
        .filter((key) => /'|"|\.\.\.| {2}|^ | $/.test(texts[key]))
        .map((key) => `${id}: “${key}” needs typographic quotes and single spaces: ${texts[key]}`),
    ),
  ];
}

function holesOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();
}
