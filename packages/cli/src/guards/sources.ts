import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A file of one of our packages, its path without `packages/`. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

const packages = fileURLToPath(new URL('../../..', import.meta.url));

/** What guards read: the files whose path is wanted, of all packages. */
export function sourcesOf(wanted: RegExp): readonly Source[] {
  return readdirSync(packages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(packages, name)).map((folder) => `${name}/${folder}`))
    .filter((folder) => wanted.test(`${folder}/x/x.ts`) || wanted.test(`${folder}/x/x.js`))
    .flatMap((folder) =>
      readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.split(sep).join('/')}`,
      ),
    )
    .filter((path) => wanted.test(path) && !path.includes('/node_modules/'))
    .map((path) => ({ path, text: readFileSync(join(packages, path), 'utf8') }));
}
