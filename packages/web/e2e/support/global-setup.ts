import type { LaunchOptions } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { GameServer } from '../online/server.ts';
import { browserOptions } from './browser.ts';
import { serveBuiltPage } from './served-page.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the page is. */
    readonly url: string;
    /** Where it is served together with games online. */
    readonly games: string;
    /** How a browser is started. */
    readonly browser: LaunchOptions;
  }
}

/** A visit is short: what the engine does on other threads, for pages that live longer, would cost more than it brings. */
const SHORT_LIVED = '--js-flags=--single-threaded --min-semi-space-size=32';

/** One process for all addresses of a page: a page that is left and comes again stays in its process, with what it has compiled. */
const ONE_PROCESS = ['--disable-site-isolation-trials', '--process-per-site'];
const UNNEEDED = 'IsolateOrigins,site-per-process,BackForwardCache,SpareRendererForSitePerProcess';

/** One server of each kind for all tests, shut when they are done; the browser is unpacked, and started by each worker. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const served = await serveBuiltPage();
  const games = await GameServer.start();
  provide('url', served.url);
  provide('games', games.url);
  const options = await browserOptions();
  const { args = [] } = options;
  const without = args.map((flag) => flag.replace(/^--disable-features=/, `$&${UNNEEDED},`));
  provide('browser', { ...options, args: [...without, SHORT_LIVED, ...ONE_PROCESS] });
  return async () => {
    await games.remove();
    await served.close();
  };
}
