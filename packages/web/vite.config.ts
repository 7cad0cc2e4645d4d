import { parse } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { noFacades } from './build/no-facades.ts';
import { offline } from './build/offline.ts';
import { TEXTS, textChunk } from './build/text-chunks.ts';

export default defineConfig({
  base: './',
  plugins: [react(), noFacades(), offline(), compress()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 800,
    // What the first screen needs comes in three files, and what other screens share in a few: many small ones wait for each other.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ name }) => `assets/${shortened(name)}-[hash].js`,
        assetFileNames: ({ names: [name] }) => `assets/${shortened(parse(name).name)}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: textChunk, debugName: 'words', test: TEXTS },
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'rules', tags: ['$initial'], test: /[\\/]packages[\\/](?:rules|bots)[\\/]/ },
            { name: 'start', tags: ['$initial'] },
            // Faces and what paints them need each other: in several files one would begin before another is there.
            { name: 'art', test: /[\\/]web[\\/]src[\\/]art[\\/]/, minShareCount: 2 },
            {
              name: 'shared',
              test: /[\\/]packages[\\/](?:rules|bots|web)[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 30_000,
            },
          ],
        },
      },
    },
  },
});

/** What several screens share would be named after all of them: `shared~table~replay…`. */
function shortened(name: string): string {
  return name.replace(/~.*/, '');
}
