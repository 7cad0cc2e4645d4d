import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesIn } from './offline.ts';

/** Lays a compressed copy beside every text file, for the server to send; smaller ones aren't worth it. */
export function compress(): Plugin {
  return {
    name: 'bastide-compress',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const { outDir } = this.environment.config.build;
        const folder = `${this.environment.config.root}/${outDir}`;
        for (const file of filesIn(folder)) {
          if (!/\.(?:js|css|html|svg|webmanifest)$/.test(file)) continue;
          const text = readFileSync(file);
          if (text.length < 1024) continue;
          writeFileSync(`${file}.br`, brotliCompressSync(text));
          writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
        }
      },
    },
  };
}
