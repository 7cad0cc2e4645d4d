import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../', import.meta.url));

const MOST = 300;

/** What people write in every package: sources, tests, tools and styles. */
const files = readdirSync(packages)
  .flatMap((name) => ['src', 'e2e', 'tools', 'build'].map((folder) => join(name, folder)))
  .flatMap((folder) => list(folder))
  .filter((path) => /\.(?:tsx?|css)$/.test(path));

test(`no file of any package is longer than ${MOST} lines, styles included: cut it where its second noun begins`, () => {
  expect(files.length).toBeGreaterThan(900);
  const long = files.filter((path) => lines(path) > MOST);
  expect(long.map((path) => `${path}: ${lines(path)} lines`)).toEqual([]);
});

function list(folder: string): string[] {
  try {
    const names = readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' });
    return names.map((name) => join(folder, name).split(sep).join('/'));
  } catch {
    // Not every package has every folder.
    return [];
  }
}

function lines(path: string): number {
  return readFileSync(join(packages, path), 'utf8').trimEnd().split('\n').length;
}
