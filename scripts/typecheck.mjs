// Checks the types of the root and of every package: each tsconfig.json and tsconfig.test.json in turn.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name));
const configs = ['.', ...packages]
  .flatMap((folder) => [join(folder, 'tsconfig.json'), join(folder, 'tsconfig.test.json')])
  .filter((config) => existsSync(join(root, config)));

const wrong = configs.filter((config) => !run('tsc', ['--project', config]));
if (wrong.length > 0) {
  console.error(`Types do not hold: ${wrong.join(', ')}`);
  process.exitCode = 1;
}
