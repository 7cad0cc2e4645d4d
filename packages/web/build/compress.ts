import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesIn } from './offline.ts';

/** Lays a compressed copy beside every text file, for the server to send; smaller ones aren't worth it. */
export function compress(): Plugin {
  /** What was written: `closeBundle` also comes after a build that failed, and must not hide why. */
  let folder: string | undefined;
  return {
    name: 'bastide-compress',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      folder = dir;
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (folder === undefined) return;
        const files = filesIn(folder).filter((file) => /\.(?:js|css|html|svg|webmanifest)$/.test(file));
        // All at once, on as many cores as there are.
        await Promise.all(files.map(compressFile));
      },
    },
  };
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < 1024) return;
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(text),
    promisify(gzip)(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
