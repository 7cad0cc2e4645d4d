import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LAND_SIGNS } from '@bastide/rules/internal';
import { type Args, type Command, DONE, Refusal } from '../program/command.ts';
import { type Io, print } from '../program/io.ts';
import { registry } from '../program/registry.ts';

export const newExpansion: Command = {
  name: 'new-expansion',
  help: `Writes a small expansion that plays and passes every check: three tiles with a mark, and a rule. Make it yours from there;
CONTRIBUTING.md tells how.

  bastide new-expansion NAME [FOLDER]

  NAME      its id: small letters, digits and hyphens, as in water-mill
  FOLDER    where; it must be empty or not there yet (./NAME)`,
  options: {},
  words: 2,
  run,
};

const REPOSITORY = fileURLToPath(new URL('../../../..', import.meta.url));
const TEMPLATE = join(REPOSITORY, 'examples', 'expansion-template');

async function run({ words: [name, where] }: Args, io: Io): Promise<number> {
  if (name === undefined) throw new Refusal('new-expansion needs a NAME.');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Refusal(`NAME has small letters, digits and hyphens only, as in water-mill; not “${name}”.`);
  if (registry.expansions.some(({ id }) => id === name))
    throw new Refusal(`there is an expansion “${name}” already: choose another name.`);
  const folder = resolve(where ?? name);
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new Refusal(`${folder} is there already and not empty: name another folder.`);
  if (!existsSync(TEMPLATE))
    throw new Refusal('that needs Bastide’s repository, which has the one to begin with.');
  mkdirSync(folder, { recursive: true });
  cpSync(TEMPLATE, folder, { recursive: true });
  rename(folder, name);
  if (!folder.startsWith(REPOSITORY + sep)) settleOutside(folder);
  const shown = where ?? name;
  print(
    io,
    `${folder} is written. Its README tells what is where. Try it:

  bastide simulate --with ${shown} --sets base,${name} --check
  bastide play --with ${shown} --sets base,${name}`,
  );
  return DONE;
}

/** Puts the new name wherever the template has its own. */
function rename(folder: string, name: string): void {
  const parts = name.split('-');
  const title = parts.map(capital).join(' ');
  const camel = parts[0] + parts.slice(1).map(capital).join('');
  const letters = ruleLetters(name);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, entry);
    if (!statSync(file).isFile()) continue;
    const text = readFileSync(file, 'utf8')
      .replaceAll('windmillSign', `${camel}Sign`)
      .replaceAll('Windmill', title)
      .replaceAll('windmill', name)
      .replaceAll(/\bWI(?=\d|,)/g, letters)
      .replaceAll(`Sign: 'd'`, `Sign: '${freeLetter(name)}'`);
    writeFileSync(file, text);
  }
}

/** A letter for its mark that none of ours has: of its name if there is one. */
function freeLetter(name: string): string {
  const taken = LAND_SIGNS + Object.values(registry.letters.marks).join('');
  return (
    [...name, ...'abcdefghijklmnopqrstuvwxyz'].find(
      (letter) => /[a-z]/.test(letter) && !taken.includes(letter),
    ) ?? name[0]
  );
}

/** Two letters before the numbers of its rules that none of ours has. */
function ruleLetters(name: string): string {
  const taken = new Set(
    Object.values(registry.citations).flatMap((rules) => rules.map((rule) => rule.replace(/\d+$/, ''))),
  );
  const [first, ...others] = name.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const letters = [...others, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((other) => first + other);
  return letters.find((two) => !taken.has(two)) ?? first + first;
}

/** Outside this repository nothing is found that is not linked: our packages, the test runner, the settings of the type checker. */
function settleOutside(folder: string): void {
  symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  const base = relative(folder, join(REPOSITORY, 'examples', 'tsconfig.json'))
    .split(sep)
    .join('/');
  writeFileSync(
    join(folder, 'tsconfig.json'),
    `${JSON.stringify({ extends: base, include: ['.'] }, undefined, 2)}\n`,
  );
}

function capital(word: string): string {
  return word[0].toUpperCase() + word.slice(1);
}
