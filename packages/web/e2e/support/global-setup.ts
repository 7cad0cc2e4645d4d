import { chromium } from 'playwright-core';
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
    /** Where the browser listens. */
    readonly browser: string;
  }
}

/** One server of each kind and one browser for all tests, shut when they are done. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const served = await serveBuiltPage();
  const games = await GameServer.start();
  const browser = await chromium.launchServer(await browserOptions());
  provide('url', served.url);
  provide('games', games.url);
  provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await games.remove();
    await served.close();
  };
}
