import { readdirSync, statSync } from 'node:fs';

/** When the newest of these files, and those in these folders, was changed; tests are not looked at. */
export function newestIn(paths: readonly string[]): number {
  return Math.max(0, ...paths.map(changed));
}

function changed(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return 0;
  return stat.isDirectory() ? newestInside(path) : stat.mtimeMs;
}

/** Each start asks: a folder tells what is in it, so that nothing has to be asked twice. */
function newestInside(folder: string): number {
  let newest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) newest = Math.max(newest, newestInside(path));
    else if (!/\.test\.tsx?$/.test(path)) newest = Math.max(newest, changed(path));
  }
  return newest;
}
