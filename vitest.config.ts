import { availableParallelism } from 'node:os';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { startCompiled } from './scripts/compiled.mjs';

// Threads and processes that tests start are compiled, and so is the server the browser visits: it is begun outside of any project.
const isCompiled = startCompiled();

// One more than there are cores: many tests wait for a server, a clock or a browser.
const maxWorkers = availableParallelism() + 1;

/** Files that are short to read and long to run. Where no times are known yet vitest begins with what is long to read. */
const LONG =
  /\/(online\/\w+|asks|whole-games|mouse|touch|keyboard|accessible|narrow|statistics|hand|crash|match|analysis|packages)\.test\.ts$/;

/**
 * The engine, the bots and the command line are loaded by Node as they are outside of tests. Vitest would reach everything they import
 * through a getter, which takes more than half of a long search.
 */
const asOutside = {
  server: { deps: { external: [/\/packages\/(rules|bots|protocol|cli)\/(?!.*\.test\.ts$).*\.[jt]s$/] } },
  execArgv: ['--import', new URL('packages/server/src/sources.js', import.meta.url).href],
};

/** Where others wait for the result, what waits for real clocks and networks fails if it fails twice; elsewhere nothing is tried twice. */
const retry = process.env.CI === undefined ? 0 : 1;

/** Tests are about the sources, whatever was compiled of them. The rest is as vitest has it. */
const conditions = ['@bastide/source', ...defaultServerConditions.filter((one) => one !== 'module')];
const sources = { resolve: { conditions }, ssr: { resolve: { conditions } } };

/** What a package is tested with is compiled, and so loaded by Node as it is. Only if there are faults in it, its sources are. */
const compiled = { server: { deps: { external: [/\/packages\/\w+\/dist\//] } } };
const others = isCompiled ? { test: compiled } : { ...sources, test: asOutside };

/** Begins with what is long, so that no core waits for the other at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((one) => one.project === project);
      return [...own.filter(isLong), ...own.filter((one) => !isLong(one))];
    });
  }
}

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        ...sources,
        test: {
          ...asOutside,
          name: 'unit',
          include: [
            'packages/{rules,bots,protocol,cli}/src/**/*.test.ts',
            'examples/*/{rules,bots}/**/*.test.ts',
          ],
          setupFiles: ['packages/cli/src/program/load-words.ts'],
          // Their modules keep nothing for themselves, so they are loaded once for all files: half of the time.
          isolate: false,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // What the page is made of, without a browser.
        ...others,
        test: {
          ...others.test,
          name: 'page',
          include: ['packages/web/src/**/*.test.ts'],
          setupFiles: ['packages/web/src/testing/load-words.ts'],
          isolate: false,
          unstubGlobals: true,
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // The page as a whole in a DOM, without a browser: what it says and offers.
        ...others,
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          ...others.test,
          name: 'dom',
          include: ['packages/web/src/**/*.test.tsx'],
          setupFiles: ['packages/web/src/testing/fresh-browser.ts', 'packages/web/src/testing/load-words.ts'],
          environment: 'happy-dom',
          isolate: false,
          unstubGlobals: true,
          environmentOptions: { happyDOM: { settings: { device: { prefersReducedMotion: 'reduce' } } } },
          testTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // The server, with real sockets, files and a PostgreSQL that is started once for all.
        ...others,
        test: {
          ...others.test,
          name: 'server',
          include: ['packages/server/src/**/*.test.ts'],
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // The page in a real browser: built and served once, one browser for all, after everything else.
        ...others,
        test: {
          ...others.test,
          name: 'browser',
          include: ['packages/web/e2e/**/*.test.ts'],
          globalSetup: ['packages/web/e2e/support/global-setup.ts'],
          setupFiles: ['packages/cli/src/program/load-words.ts'],
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
