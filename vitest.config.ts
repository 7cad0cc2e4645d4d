import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Two at least: vitest would leave one core to itself, which it hardly uses.
const maxWorkers = Math.max(2, availableParallelism());

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/{rules,bots,cli}/src/**/*.test.ts', 'examples/*/{rules,bots}/**/*.test.ts'],
          // Their modules keep nothing for themselves, so they are loaded once for all files: half of the time.
          isolate: false,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // What the page is made of, without a browser.
        test: {
          name: 'page',
          include: ['packages/web/src/**/*.test.ts'],
          isolate: false,
          unstubGlobals: true,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // The page as a whole in a DOM, without a browser: what it says and offers.
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'dom',
          include: ['packages/web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // The server, with real sockets, files and a PostgreSQL that is started once for all.
        test: {
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // The page in a real browser: built and served once, one browser for all, after everything else.
        test: {
          name: 'browser',
          include: ['packages/web/e2e/**/*.test.ts'],
          globalSetup: ['packages/web/e2e/support/global-setup.ts'],
          isolate: false,
          testTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
