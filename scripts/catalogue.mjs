/** Writes the lists of our expansions, made from the folders and files that are there: `npm run catalogue`. `--check` only compares. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RULES = new URL('../packages/rules/src/expansions/', import.meta.url);
const CHECKS = new URL('../packages/rules/src/testing/invariants/', import.meta.url);
const BOTS = new URL('../packages/bots/src/expansions/', import.meta.url);

/** Where there are words beside those of expansions and of the page. */
const SPEAKING = [
  'bots/src/texts/',
  'bots/src/analysis/texts/',
  'server/src/http/texts/',
  'server/src/notices/texts/',
  'cli/src/play/texts/',
].map((folder) => new URL(`../packages/${folder}`, import.meta.url));

const LISTS = [
  ...languages().map((lang) => ({ file: new URL(`catalogue-${lang}.ts`, RULES), text: textsText(lang) })),
  { file: new URL('catalogue.ts', RULES), text: catalogueText() },
  { file: new URL('ours.ts', CHECKS), text: invariantsText() },
  ...SPEAKING.map((folder) => ({ file: new URL('files.ts', folder), text: filesText(folder) })),
  { file: new URL('index.ts', BOTS), text: valuersText() },
];

/** A folder may have a file `invariants.ts`. */
function invariantsText() {
  const names = foldersOfRules().filter((name) => existsSync(new URL(`${name}/invariants.ts`, RULES)));
  const imports = names.map(
    (name) => `import { invariants as ${camel(name)} } from '../../expansions/${name}/invariants.ts';`,
  );
  const items = names.map((name) => `  ${camel(name) === name ? '' : `'${name}': `}${camel(name)},`);
  return `// Written by \`npm run catalogue\` from the folders of expansions. Do not edit.
${imports.join('\n')}
import type { Invariants } from '../../hooks.ts';

export const ourInvariants: Readonly<Record<string, Invariants>> = {
${items.join('\n')}
};
`;
}

/** A folder exports `expansion`, or `printings` if it has several of one set. */
function catalogueText() {
  const folders = foldersOfRules().map((name) => ({
    name,
    isMany: /^export const printings\b/m.test(indexOf(name)),
  }));
  const imports = folders.map(
    ({ name, isMany }) =>
      `import { ${isMany ? 'printings' : 'expansion'} as ${camel(name)} } from './${name}/index.ts';`,
  );
  const items = folders.map(({ name, isMany }) => `  ${isMany ? '...' : ''}${camel(name)},`);
  const texts = folders.map(({ name }) => `  | typeof import('./${name}/texts/en.ts').en`);
  return `// Written by \`npm run catalogue\` from the folders beside this file. Do not edit.
${imports.join('\n')}

export const folders = [
${items.join('\n')}
] as const;

/** What they say in the language all others are translated from. */
export type OurTexts =
${texts.join('\n')};

/** What they say, by language. Each is named here, so that a bundler finds it. */
export const speaking = {
${languages()
  .map((lang) => `  ${lang}: () => import('./catalogue-${lang}.ts'),`)
  .join('\n')}
};
`;
}

/** All they say in a language, in one file to fetch. @param {string} lang */
function textsText(lang) {
  const names = foldersOfRules().filter((name) => existsSync(new URL(`${name}/texts/${lang}.ts`, RULES)));
  const imports = names.map(
    (name) => `import { ${lang} as ${camel(name)} } from './${name}/texts/${lang}.ts';`,
  );
  const items = names.map((name) => `  ${camel(name) === name ? '' : `'${name}': `}${camel(name)},`);
  return `// Written by \`npm run catalogue\` from the folders beside this file. Do not edit.
${imports.join('\n')}

export const texts = {
${items.join('\n')}
};
`;
}

/** Each file is named, so that a bundler finds it. @param {URL} folder */
function filesText(folder) {
  const names = readdirSync(folder)
    .filter((file) => /^\w\w\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  return `// Written by \`npm run catalogue\` from the files beside this one. Do not edit.
export const files = {
${names.map((lang) => `  ${lang}: async () => (await import('./${lang}.ts')).${lang},`).join('\n')}
};
`;
}

/** Those in which there are texts. */
function languages() {
  const files = foldersOfRules().flatMap((name) => readdirSync(new URL(`${name}/texts/`, RULES)));
  return [...new Set(files.map((file) => file.slice(0, -'.ts'.length)))].sort();
}

/** A file `water-mill.ts` exports `waterMill`. They add to an evaluation in the order of the sets. */
function valuersText() {
  const names = readdirSync(BOTS)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
  const imports = names.map((name) => `import { ${camel(name)} } from './${name}.ts';`);
  const items = [...names]
    .sort((one, other) => positionOf(one) - positionOf(other))
    .map((name) => `  ${camel(name)},`);
  return `// Written by \`npm run catalogue\` from the files beside this one, in the order of the sets. Do not edit.
import type { Valuer } from '../evaluation/valuer.ts';
${imports.join('\n')}

export const valuers = [
${items.join('\n')}
] as const satisfies readonly Valuer[];
`;
}

/** @param {string} name */
function positionOf(name) {
  const [, position] = /^ {2}position: (\d+),$/m.exec(indexOf(name)) ?? [];
  if (position !== undefined) return Number(position);
  console.error(
    `packages/rules/src/expansions/${name}/index.ts needs a line \`position: ${nextPosition()},\`; nothing was written.`,
  );
  process.exit(1);
}

/** After the last one in use, with room between. */
function nextPosition() {
  const used = foldersOfRules()
    .flatMap((name) => [...indexOf(name).matchAll(/^ +position: (\d+),$/gm)])
    .map(([, position]) => Number(position));
  return Math.max(...used) + 10;
}

function foldersOfRules() {
  return readdirSync(RULES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** @param {string} name */
function indexOf(name) {
  return readFileSync(new URL(`${name}/index.ts`, RULES), 'utf8');
}

/** @param {string} name */
function camel(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

for (const { file, text } of LISTS) {
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${fileURLToPath(file)} is not what \`npm run catalogue\` writes: run it.`);
    process.exitCode = 1;
  }
}
