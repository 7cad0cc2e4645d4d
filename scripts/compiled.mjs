// What runs is compiled: rules, bots, protocol, server and command line to `dist/`, and what builds the page to `dist-build/`. A checkout does so
// by itself before it runs, whenever sources are newer; nobody needs to think of it.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Where a package has its sources, and where they are compiled to. */
const FOLDERS = [
  ['rules/src', 'rules/dist'],
  ['bots/src', 'bots/dist'],
  ['protocol/src', 'protocol/dist'],
  ['server/src', 'server/dist'],
  ['web/build', 'web/dist-build'],
  ['cli/src', 'cli/dist'],
].map((pair) => pair.map((folder) => join(root, 'packages', folder)));

/** Of the server: not TypeScript, and needed all the same. */
const AS_THEY_ARE = ['own-packages.js', 'sources.js', join('store', 'migrations')];
const SETTINGS = [
  'tsconfig.base.json',
  'tsconfig.compiled.json',
  'tsconfig.build.json',
  'package-lock.json',
  'scripts/bundle.mjs',
];
const COMPILER = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
/** As old as the sources that were compiled: what was saved meanwhile is newer. */
const STAMP = '.compiled';

/**
 * Compiles what is missing or outdated.
 * @param {(line: string) => void} [say]
 * @returns {boolean} whether there is compiled code to run; if not, the sources can
 */
export function ensureCompiled(say = () => {}) {
  // Where nobody can compile, what is there is run.
  if (!existsSync(COMPILER)) return FOLDERS.every(([, to]) => existsSync(join(to, STAMP)));
  if (!isOutdated()) return true;
  say('Compiling…');
  return compile();
}

/** For tests and tools, which run as sources: threads and processes they start are compiled (`runnable.ts` of the server). */
export function startCompiled() {
  const isCompiled = ensureCompiled((line) => console.error(line));
  if (isCompiled) process.env.BASTIDE_COMPILED = '1';
  return isCompiled;
}

/** @returns {boolean} whether it went well; errors are told on standard error */
function compile() {
  const now = new Date();
  const args = [COMPILER, '--build', join(root, 'tsconfig.build.json')];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 2, 2] });
  if (status !== 0) return false;
  const [, , , [server, compiled]] = FOLDERS;
  for (const name of AS_THEY_ARE) cpSync(join(server, name), join(compiled, name), { recursive: true });
  for (const [from, to] of FOLDERS) {
    removeOrphans(from, to);
    writeFileSync(join(to, STAMP), '');
    utimesSync(join(to, STAMP), now, now);
  }
  // Where that can't be done, what was compiled runs as it is.
  rmSync(join(root, 'packages', 'cli', 'dist-bundle', 'main.js'), { force: true });
  spawnSync(process.execPath, [join(root, 'scripts', 'bundle.mjs')], { stdio: ['ignore', 2, 2] });
  return true;
}

/**
 * What was compiled from a source that is gone would be packed.
 * @param {string} from
 * @param {string} to
 */
function removeOrphans(from, to) {
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    const [, source] = /^(.*?)(?:\.d\.ts|\.js|\.js\.map)$/.exec(name) ?? [];
    if (source !== undefined && !['.ts', '.js'].some((end) => existsSync(join(from, source + end))))
      rmSync(join(to, name));
  }
}

function isOutdated() {
  const settings = Math.max(...SETTINGS.map((name) => changed(join(root, name))));
  return FOLDERS.some(([from, to]) => {
    const since = changed(join(to, STAMP));
    return since < settings || isNewer(from, since);
  });
}

/**
 * Whether something in a folder is newer, or was taken out of it since. Each start asks, and `readdirSync` takes four times as long to go
 * through folders by itself.
 * @param {string} folder
 * @param {number} since
 * @returns {boolean}
 */
function isNewer(folder, since) {
  if (changed(folder) > since) return true;
  return readdirSync(folder, { withFileTypes: true }).some((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? isNewer(path, since) : !path.endsWith('.test.ts') && changed(path) > since;
  });
}

/** @param {string} path */
function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
