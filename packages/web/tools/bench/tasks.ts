import type { Browser, Page } from 'playwright-core';
import { tenths } from './spread.ts';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string };
  /** Microseconds the thread itself worked, whatever else the computer did meanwhile. */
  readonly tdur?: number;
}

/**
 * The longest task of the page while something is done, in milliseconds its thread really worked: on a computer that does
 * other things too, the clock says more.
 */
export async function longestWork(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['-*', 'toplevel', '__metadata'] });
  await act();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const painters = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && painters.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('the trace tells of no task');
  return tenths(Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000);
}
