import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Writes into the service worker what the build made: every file to keep, and a version that changes with any of them. */
export function offline(): Plugin {
  return {
    name: 'bastide-offline',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      if (dir === undefined) return;
      const worker = join(dir, 'sw.js');
      const files = filesIn(dir).filter((file) => file !== worker && !/\.(?:map|br|gz)$/.test(file));
      const hash = createHash('sha256');
      for (const file of files) hash.update(readFileSync(file));
      const kept = ['./', ...files.map((file) => `./${relative(dir, file).split(sep).join('/')}`)];
      const source = readFileSync(worker, 'utf8')
        .replace("'development'", `'${hash.digest('hex').slice(0, 12)}'`)
        .replace('FILES = []', `FILES = ${JSON.stringify(kept.filter((file) => file !== './index.html'))}`);
      writeFileSync(worker, source);
    },
  };
}

export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    })
    .sort();
}
