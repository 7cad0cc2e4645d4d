import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { hiddenMaps } from './build/hidden-maps.ts';
import { noFacades } from './build/no-facades.ts';
import { offline } from './build/offline.ts';
import { paintFirst } from './build/paint-first.ts';
import { TEXTS, textChunk } from './build/text-chunks.ts';

/** What runs before the rest is here. */
const EARLY =
  /[\\/]web[\\/]src[\\/](?:early|app[\\/](?:timing|storage[\\/]browser-storage))\.ts$|preload-helper/;

export default defineConfig({
  base: './',
  // From the sources: nothing needs to be compiled before.
  resolve: { conditions: ['@bastide/source', ...defaultClientConditions] },
  plugins: [react(), noFacades(), paintFirst(), hiddenMaps(), offline(), compress()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: 'hidden',
    chunkSizeWarningLimit: 800,
    // What the first screen needs comes in three files, and what other screens share in one: many small ones wait for each other.
    rolldownOptions: {
      output: {
        // Lines are enough.
        sourcemapExcludeSources: true,
        codeSplitting: {
          groups: [
            { name: textChunk, debugName: 'words', test: TEXTS },
            { name: 'early', tags: ['$initial'], test: EARLY },
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'rules', tags: ['$initial'], test: /[\\/]packages[\\/](?:rules|bots)[\\/]/ },
            { name: 'start', tags: ['$initial'] },
            // In one file: in several, which need each other, one would begin before another is there.
            { name: 'shared', test: /[\\/]packages[\\/](?:rules|bots|web)[\\/]/, minShareCount: 2 },
          ],
        },
      },
    },
  },
});
