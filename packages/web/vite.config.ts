import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compress } from './build/compress.ts';
import { offline } from './build/offline.ts';

export default defineConfig({
  base: './',
  plugins: [react(), offline(), compress()],
  worker: { format: 'es' },
  build: { target: 'es2022', sourcemap: false, chunkSizeWarningLimit: 800 },
});
