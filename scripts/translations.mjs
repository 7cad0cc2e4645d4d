// Tells what each translation lacks, what it has too much, and what has changed in the source language since: `npm run translations`.
//   --accept LANG   all that is there is translated from the source as it is now
//   --new LANG      files for a new language, as copies of the source
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import '../packages/server/src/sources.js';
import { root } from './run.mjs';

const { languages, sourceLanguage } = await import('@bastide/rules');
const { allLanguages, describedLanguage } = await import('@bastide/rules/internal');
const { acceptAll, compare, filesOf, textsIn } = await import('../packages/cli/src/guards/texts.ts');

const [command, wanted] = process.argv.slice(2);
if (command === '--new' && wanted !== undefined) begin(wanted);
else if (command === '--accept' && wanted !== undefined) await accept(wanted);
else if (command === undefined) await tell();
else {
  console.error('npm run translations [-- --accept LANG | --new LANG]');
  process.exitCode = 2;
}

async function tell() {
  const source = await textsIn(sourceLanguage);
  for (const lang of allLanguages.filter((one) => one !== sourceLanguage)) {
    const translated = await textsIn(lang);
    const found = compare(source, translated, accepted(lang));
    const { name } = describedLanguage(lang);
    const isOffered = languages.includes(lang);
    console.log(
      `${name} (${lang})${isOffered ? '' : ', not offered yet'}: ${count(translated)} of ${count(source)} texts`,
    );
    for (const [what, places] of Object.entries(found)) {
      if (places.length > 0) console.log(`  ${what}: ${places.length}`);
      for (const place of places)
        console.log(`    ${place.name.replace('*', lang)}: ${place.key}${shown(what, source, place)}`);
    }
    if (Object.values(found).some((places) => places.length > 0 && isOffered)) process.exitCode = 1;
  }
}

/**
 * @param {string} what
 * @param {import('../packages/cli/src/guards/texts.ts').AllTexts} source
 * @param {import('../packages/cli/src/guards/texts.ts').Place} place
 */
function shown(what, source, { name, key }) {
  return what === 'unused' ? '' : `\n      ${source.get(name)?.[key]}`;
}

/** @param {import('../packages/cli/src/guards/texts.ts').AllTexts} texts */
function count(texts) {
  return [...texts.values()].reduce((sum, all) => sum + Object.keys(all).length, 0);
}

/** @param {string} lang */
async function accept(lang) {
  const hashes = acceptAll(await textsIn(sourceLanguage), await textsIn(lang));
  writeFileSync(fileOf(lang), `${JSON.stringify(hashes, null, 2)}\n`);
}

/**
 * @param {string} lang
 * @returns {import('../packages/cli/src/guards/texts.ts').Accepted}
 */
function accepted(lang) {
  return existsSync(fileOf(lang)) ? JSON.parse(readFileSync(fileOf(lang), 'utf8')) : {};
}

/** @param {string} lang */
function fileOf(lang) {
  return join(root, 'scripts', 'translations', `${lang}.json`);
}

/**
 * Copies of the source's files with the new name; none is written over.
 * @param {string} lang
 */
function begin(lang) {
  const named = new RegExp(`\\b${sourceLanguage}\\b`, 'g');
  for (const { path } of filesOf(sourceLanguage)) {
    const [before, after] = path.split(/packages(?=[\\/][\w-]+[\\/]src)/);
    const target = `${before}packages${after.replace(named, lang)}`;
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    const text = readFileSync(path, 'utf8').replace(
      new RegExp(`^export const ${sourceLanguage}\\b`, 'm'),
      `export const ${lang}`,
    );
    writeFileSync(
      target,
      text
        .replace(/^export type .*\n?/gm, '')
        .trimEnd()
        .concat('\n'),
    );
  }
  console.log(`Now describe “${lang}” in packages/rules/src/texts/languages.ts (docs/translating.md).`);
}
