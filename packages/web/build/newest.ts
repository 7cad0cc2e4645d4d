import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** When the newest of these files, and those in these folders, was changed; tests are not looked at. */
export function newestIn(paths: readonly string[]): number {
  return Math.max(0, ...paths.map(changed));
}

function changed(path: string): number {
  if (/\.test\.tsx?$/.test(path)) return 0;
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return newestIn(readdirSync(path).map((name) => join(path, name)));
}
