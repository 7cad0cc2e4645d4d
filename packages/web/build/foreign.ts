import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** An expansion that is not ours: its id, and its folder, which has `rules/index.ts` and perhaps `bots/index.ts` and `web/`. */
export interface ForeignExpansion {
  readonly id: string;
  readonly folder: string;
}

const page = fileURLToPath(new URL('../src', import.meta.url));
const rules = resolve(page, '../../rules/src/expansions/registry.ts');
const bots = resolve(page, '../../bots/src/expansions/index.ts');

/**
 * Puts expansions that are not ours into the page, as if their folders stood beside ours. Every registry of `@bastide/rules` is made with
 * them, so that table, bots and workers all know them; bots have their valuers among ours; and every list of `src/expansions/*.ts`, which is
 * gathered from files of one name, also has the file of that name in `FOLDER/web/`.
 */
export function foreignExpansions(expansions: readonly ForeignExpansion[]): Plugin {
  const given = expansions.map(({ id, folder }) => ({ id, folder: resolve(folder) }));
  return {
    name: 'bastide-foreign-expansions',
    enforce: 'pre',
    async resolveId(source, importer) {
      const isTheirs = given.some(({ folder }) => importer?.startsWith(folder + sep));
      // Their folder need not have the packages installed: they get those of the page.
      if (!isTheirs || source.startsWith('.') || source.startsWith('/')) return undefined;
      return this.resolve(source, join(page, 'main.tsx'), { skipSelf: true });
    },
    transform(code, id) {
      const [path] = id.split('?');
      if (path === rules) return asMapped(withRules(code, given));
      if (path === bots) return asMapped(withValuers(code, given));
      return dirname(path) === join(page, 'expansions') ? asMapped(withFiles(code, given, path)) : undefined;
    },
  };
}

/** The map stays as it is, a few lines off; the build would warn of one that is not mentioned. */
const asMapped = (code: string) => ({ code, map: null });

function withRules(code: string, given: readonly ForeignExpansion[]): string {
  const ours = '[...folders, ';
  if (!code.includes(ours)) throw new Error(`${rules} does not put our own expansions together as ${ours}…]`);
  const imports = given.map(
    ({ folder }, i) =>
      `import { expansion as foreign${i} } from ${quoted(join(folder, 'rules', 'index.ts'))};\n`,
  );
  return imports.join('') + code.replace(ours, `${ours}${given.map((_, i) => `foreign${i}, `).join('')}`);
}

function withValuers(code: string, given: readonly ForeignExpansion[]): string {
  const end = /\n\] as const/;
  if (!end.test(code)) throw new Error(`${bots} does not list our own valuers as […] as const`);
  const entries = given
    .map(({ folder }) => join(folder, 'bots', 'index.ts'))
    .filter((path) => existsSync(path));
  const imports = entries.map((path, i) => `import { valuer as foreign${i} } from ${quoted(path)};\n`);
  return imports.join('') + code.replace(end, `\n${entries.map((_, i) => `  foreign${i},`).join('\n')}$&`);
}

const GATHERED =
  /import\.meta\.glob<[^(]*>\(\s*'\.\/\*\/([\w.]+)',\s*\{ eager: true, import: '(\w+)' \},?\s*\)/g;

// Files of one name in several languages, of which one is fetched: `./*/lesson.??.ts`.
const SPOKEN = /import\.meta\.glob<[^(]*>\(\s*'\.\/\*\/(\w+)\.\?\?\.ts',\s*\{ import: '(\w+)' \},?\s*\)/g;

function withFiles(code: string, given: readonly ForeignExpansion[], path: string): string {
  if (
    code
      .replace(GATHERED, '')
      .replace(SPOKEN, '')
      .match(/import\.meta\.glob[<(]/) !== null
  )
    throw new Error(`${path} gathers files in a way that theirs can't be added to`);
  const imports: string[] = [];
  const more = code.replace(GATHERED, (glob, file: string, name: string) => {
    const entries = given.flatMap(({ id, folder }) => {
      const path = join(folder, 'web', file);
      if (!existsSync(path)) return [];
      const local = `foreign${imports.length}`;
      imports.push(`import { ${name} as ${local} } from ${quoted(path)};\n`);
      return [`${quoted(`./${id}/${file}`)}: ${local}`];
    });
    return `({ ...${glob}, ${entries.join()} })`;
  });
  return (
    imports.join('') +
    more.replace(SPOKEN, (glob, kind: string, name: string) => {
      const entries = given.flatMap(({ id, folder }) =>
        spokenIn(join(folder, 'web'), kind).map(
          (file) =>
            `${quoted(`./${id}/${file}`)}: () => import(${quoted(join(folder, 'web', file))}).then((all) => all.${name})`,
        ),
      );
      return `({ ...${glob}, ${entries.join()} })`;
    })
  );
}

function spokenIn(folder: string, kind: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((file) => new RegExp(`^${kind}\\.\\w\\w\\.ts$`).test(file));
}

const quoted = (text: string): string => JSON.stringify(text.split(sep).join('/'));
