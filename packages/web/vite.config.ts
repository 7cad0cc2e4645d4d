import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { offline } from './build/offline.ts';
import { TEXTS, textChunk } from './build/text-chunks.ts';

export default defineConfig({
  base: './',
  plugins: [react(), offline(), compress()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 800,
    // What the first screen needs comes in three files: forty small ones wait for each other on a slow line.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: textChunk, debugName: 'words', test: TEXTS },
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'rules', tags: ['$initial'], test: /[\\/]packages[\\/](?:rules|bots)[\\/]/ },
            { name: 'start', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
