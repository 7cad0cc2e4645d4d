import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/**
 * The compiled program as the version after this one would be: rules and protocol one step on, and a database with one more migration. A folder
 * inside the repository, so that what others wrote is found.
 */
export function nextBuild(): { readonly main: string; remove(): void } {
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'next-build-'));
  const packageOf = (name: string) => join(folder, 'node_modules', '@bastide', name);
  for (const name of ['rules', 'bots', 'protocol', 'server'])
    for (const part of ['dist', 'package.json'])
      cpSync(join(root, 'packages', name, part), join(packageOf(name), part), { recursive: true });
  symlinkSync(join(root, 'packages/server/node_modules'), join(packageOf('server'), 'node_modules'));
  raise(join(packageOf('rules'), 'dist/game/version.js'), 'RULES_VERSION');
  raise(join(packageOf('protocol'), 'dist/version.js'), 'PROTOCOL');
  const migrations = join(packageOf('server'), 'dist/store/migrations');
  appendFileSync(join(migrations, '9999-next.sql'), 'ALTER TABLE games ADD COLUMN next_version INTEGER;\n');
  return {
    main: join(packageOf('server'), 'dist/testing/node-main.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function raise(file: string, name: string): void {
  const text = readFileSync(file, 'utf8');
  const raised = text.replace(
    new RegExp(`(${name} = )(\\d+)`),
    (_, is: string, n: string) => `${is}${Number(n) + 1}`,
  );
  if (raised === text) throw new Error(`there is no ${name} in ${file}`);
  writeFileSync(file, raised);
}
