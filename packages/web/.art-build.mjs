import { build } from 'vite'; import react from '@vitejs/plugin-react';
await build({ root: '/work/main/packages/web', configFile: false, plugins: [react()], logLevel: 'warn', publicDir: false, build: { outDir: '/tmp/art-dist', emptyOutDir: true, target: 'es2022', rollupOptions: { input: '/work/main/packages/web/art-dev.html' } } });
