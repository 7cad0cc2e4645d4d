import { type Language, sourceLanguage } from '@bastide/rules';
import { type ByLanguage, byLanguage, sayText } from '@bastide/rules/internal';
import { partOfPage } from '../texts/catalogue.ts';
import type { Params } from '../texts/speak.ts';
import { gather } from './gather.ts';

type Files<Texts> = Readonly<Record<string, () => Promise<Texts>>>;
type Words = Readonly<Record<string, string>>;

/** What the folders of expansions say of one kind, by their ids: files as `./river/lesson.fr.ts`. */
export function gatherTexts<Texts>(files: Files<Texts>): ByLanguage<ReadonlyMap<string, Texts>> {
  return byLanguage(async (lang) => {
    const wanted = Object.entries(inLanguage(files, lang));
    const texts = await Promise.all(wanted.map(async ([path, fetch]) => [path, await fetch()] as const));
    return gather(Object.fromEntries(texts));
  });
}

/** One file for each folder. Where it has none in this language, it speaks another. */
function inLanguage<Texts>(files: Files<Texts>, lang: Language): Files<Texts> {
  const chosen: Record<string, () => Promise<Texts>> = {};
  const all = Object.entries(files);
  const inOne = (one: Language) => all.filter(([path]) => path.endsWith(`.${one}.ts`));
  for (const [path, fetch] of [...inOne(lang), ...inOne(sourceLanguage), ...all])
    chosen[path.replace(/\.\w+\.ts$/, '')] ??= fetch;
  return chosen;
}

const words = partOfPage(gatherTexts(import.meta.glob<Words>('./*/words.??.ts', { import: 'texts' })));

/** An expansion's own words for the page, or undefined where it has none. */
export function sayOfExpansion(lang: Language, key: string, params: Params = {}): string | undefined {
  const own = [...words.in(lang).values()].find((texts) => Object.hasOwn(texts, key));
  return own === undefined ? undefined : sayText(lang, own[key], params);
}
