/** Writes the list of our expansions, one for each folder: `npm run catalogue`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HERE = new URL('../packages/rules/src/expansions/', import.meta.url);

/** The text of `catalogue.ts`. A folder exports `expansion`, or `printings` if it has several of one set. */
export function catalogueText() {
  const folders = readdirSync(HERE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, isMany: hasPrintings(name) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const imports = folders.map(
    ({ name, isMany }) =>
      `import { ${isMany ? 'printings' : 'expansion'} as ${camel(name)} } from './${name}/index.ts';`,
  );
  const items = folders.map(({ name, isMany }) => `  ${isMany ? '...' : ''}${camel(name)},`);
  return `// Written by \`npm run catalogue\` from the folders beside this file. Do not edit.
${imports.join('\n')}

export const folders = [
${items.join('\n')}
] as const;
`;
}

/** @param {string} name */
function hasPrintings(name) {
  return /^export const printings\b/m.test(readFileSync(new URL(`${name}/index.ts`, HERE), 'utf8'));
}

/** @param {string} name */
function camel(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('catalogue.ts', HERE), catalogueText());
