/** Files with words in one language: `texts/fr.ts`, `lesson.fr.ts`, `book/fr/points.ts`. */
export const TEXTS =
  /[\\/](?:(?:texts[\\/]|catalogue-)(\w\w)|(?:chapter|lesson|words|first-game)\.(\w\w)|book[\\/](\w\w)[\\/]\w+)\.ts$/;

/** What is fetched together goes into one file for each language: `start.fr`, `learn.fr`. The service worker knows them by these names. */
export function textChunk(id: string): string | null {
  const [, ...found] = TEXTS.exec(id) ?? [];
  const lang = found.find((one) => one !== undefined);
  if (lang === undefined) return null;
  const [part] = PARTS.find(([, files]) => files.test(id.replaceAll('\\', '/'))) ?? ['start'];
  return `${part}.${lang}`;
}

/** All but what the first screen says. */
const PARTS: readonly (readonly [string, RegExp])[] = [
  ['rulebook', /\/chapter\.\w\w\.ts$|\/rulebook\//],
  ['learn', /\/lesson\.\w\w\.ts$|\/learn\//],
  ['table', /\/words\.\w\w\.ts$/],
  ['analysis', /\/analysis\//],
  ...['online', 'puzzles', 'replay', 'statistics', 'why'].map(
    (part) => [part, new RegExp(`/web/src/${part}/`)] as const,
  ),
];
