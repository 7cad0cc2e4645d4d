import { existsSync, readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { tenths } from './spread.ts';

/**
 * Megabytes the processes that paint pages have taken for themselves, when what nobody needs has been collected; undefined where it can't
 * be told. The browser's own program, which is read from files, is left out.
 */
export async function memoryOf(browser: Browser, page: Page): Promise<number | undefined> {
  await collectGarbage(page);
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const painting = processInfo.filter(({ type }) => type === 'renderer' || type === 'GPU');
  const files = painting.map(({ id }) => `/proc/${id}/smaps_rollup`);
  if (files.length === 0 || !files.every(existsSync)) return undefined;
  const kilobytes = files.map((file) => {
    const told = readFileSync(file, 'utf8');
    return ['Pss_Anon', 'Pss_Shmem'].reduce(
      (sum, name) => sum + Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(told)?.[1] ?? 0),
      0,
    );
  });
  return tenths(kilobytes.reduce((sum, one) => sum + one, 0) / 1024);
}

/** In the page and in its workers. */
async function collectGarbage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const workers: string[] = [];
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId));
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  await session.send('HeapProfiler.collectGarbage');
  for (const worker of workers) await collectIn(session, worker);
  await page.waitForTimeout(2000);
  await session.detach();
}

async function collectIn(session: CDPSession, sessionId: string): Promise<void> {
  const tell = (id: number, method: string) =>
    session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method }) });
  await tell(1, 'HeapProfiler.enable');
  await tell(2, 'HeapProfiler.collectGarbage');
}
