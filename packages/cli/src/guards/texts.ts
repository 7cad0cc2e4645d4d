import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Reads the words of every language from the files that are there. `npm run translations` and guards use it. */
const packages = fileURLToPath(new URL('../../..', import.meta.url));

/** Words of a file by key. */
export type FileTexts = Readonly<Record<string, string>>;
/** By the file's name without its language: `web/src/texts/*.ts`. */
export type AllTexts = ReadonlyMap<string, FileTexts>;

/** `texts/fr.ts`, `lesson.fr.ts`, `book/fr/points.ts`; the index of a book has no words of its own. */
const SPOKEN = /^([\w-]+\/src\/.*?(?:texts\/|\/[\w-]+\.|\/book\/))([a-z]{2})(\.ts|\/(?!index)[\w-]+\.ts)$/;

/** The files of a language, each with its name in all languages. */
export function filesOf(lang: string): { readonly name: string; readonly path: string }[] {
  return readdirSync(packages)
    .map((name) => `${name}/src`)
    .filter((folder) => existsSync(join(packages, folder)))
    .flatMap((folder) =>
      readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.split(sep).join('/')}`,
      ),
    )
    .flatMap((path) => {
      const [, before, spoken, after] = SPOKEN.exec(path) ?? [];
      return spoken === lang ? [{ name: `${before}*${after}`, path: join(packages, path) }] : [];
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** All words of a language. */
export async function textsIn(lang: string): Promise<AllTexts> {
  const all = new Map<string, FileTexts>();
  for (const { name, path } of filesOf(lang)) {
    const exported = Object.entries((await import(pathToFileURL(path).href)) as object);
    // What a file exports under the name of the language needs no other name.
    const named = exported.flatMap(([key, value]) => flat([lang, 'texts'].includes(key) ? '' : key, value));
    all.set(name, Object.fromEntries(named));
  }
  return all;
}

function flat(key: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => flat(key === '' ? name : `${key}/${name}`, each));
}

export interface Place {
  readonly name: string;
  readonly key: string;
}

/** By file, a few characters for each source text a translation was made from, one after the other. */
export type Accepted = Readonly<Record<string, string>>;

/** What a translation lacks, what it has too much, and what was not made from the source as it is now. */
export function compare(source: AllTexts, translated: AllTexts, accepted: Accepted) {
  const missing = places(source).filter(({ name, key }) => translated.get(name)?.[key] === undefined);
  const unused = places(translated).filter(({ name, key }) => source.get(name)?.[key] === undefined);
  const signs = new Map(Object.entries(accepted).map(([name, all]) => [name, new Set(all.match(/.{4}/g))]));
  const changed = places(source).filter(
    ({ name, key }) =>
      translated.get(name)?.[key] !== undefined &&
      !signs.get(name)?.has(signOf(key, source.get(name)?.[key] ?? '')),
  );
  return { missing, unused, changed };
}

function places(texts: AllTexts): Place[] {
  return [...texts].flatMap(([name, all]) => Object.keys(all).map((key) => ({ name, key })));
}

/** Every text of a translation is from now on made from the source as it is. */
export function acceptAll(source: AllTexts, translated: AllTexts): Accepted {
  const all = [...source].map(([name, texts]) => {
    const known = Object.entries(texts).filter(([key]) => translated.get(name)?.[key] !== undefined);
    return [name, known.map(([key, text]) => signOf(key, text)).join('')];
  });
  return Object.fromEntries(all);
}

function signOf(key: string, text: string): string {
  return createHash('sha256').update(`${key} ${text}`).digest('base64url').slice(0, 4);
}
