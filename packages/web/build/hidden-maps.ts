import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { filesIn } from './offline.ts';

/** Source maps stand beside the page, not in it: the server reads from them where in our sources a fault was, and serves none of them. */
export function hiddenMaps(): Plugin {
  return {
    name: 'bastide-hidden-maps',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      if (dir === undefined || !existsSync(dir)) return;
      const folder = `${dir}-maps`;
      rmSync(folder, { recursive: true, force: true });
      for (const file of filesIn(dir).filter((one) => one.endsWith('.map'))) {
        const to = join(folder, relative(dir, file));
        mkdirSync(dirname(to), { recursive: true });
        renameSync(file, to);
      }
    },
  };
}
