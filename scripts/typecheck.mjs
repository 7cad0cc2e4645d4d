// Checks the types of the root and of every package: each tsconfig.json and tsconfig.test.json, as many at once as there are cores.
// What was found is kept in node_modules/.cache, so that the next time only what has changed is looked at.
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, runBeside } from './run.mjs';

const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
const configs = ['.', 'examples', ...packages]
  .flatMap((folder) => [join(folder, 'tsconfig.json'), join(folder, 'tsconfig.test.json')])
  .filter((config) => existsSync(join(root, config)));

// The compiler is a Go program: with more memory it spends a fifth less on tidying up.
process.env.GOGC ??= '400';

/** @type {string[]} */
const wrong = [];
// From the end: the page is the largest.
const waiting = [...configs];
await Promise.all(Array.from({ length: availableParallelism() }, checkOn));
if (wrong.length > 0) {
  console.error(`Types do not hold: ${wrong.join(', ')}`);
  process.exitCode = 1;
}

async function checkOn() {
  for (let config = waiting.pop(); config !== undefined; config = waiting.pop()) {
    const info = join('node_modules', '.cache', 'types', `${config.replaceAll(/\W/g, '-')}.tsbuildinfo`);
    const args = ['--project', config, '--incremental', '--tsBuildInfoFile', join(root, info)];
    // One checker each: several would check much of the same again.
    const { well, said } = await runBeside('tsc', [...args, '--checkers', '1']);
    if (said !== '') console.log(said.trimEnd());
    if (!well) wrong.push(config);
  }
}
