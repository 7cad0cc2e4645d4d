import type { Browser, Page } from 'playwright-core';
import { type Spread, spreadOf, tenths } from './spread.ts';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly name?: string; readonly data?: { readonly type?: string } };
  /** Microseconds: when it began, how long it lasted, and how long its thread really worked. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/**
 * Milliseconds the page itself worked, whatever else the computer did meanwhile: in its longest task, and from each press to
 * the end of the next frame.
 */
export interface Work {
  readonly longest: number;
  readonly press: Spread;
}

const TRACED = ['-*', 'toplevel', 'devtools.timeline', '__metadata'];

/** How much the page worked while something was done. */
export async function workOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<Work> {
  const events = await mainEvents(browser, page, act);
  const tasks = tasksIn(events);
  const presses = events.filter(
    ({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointerup',
  );
  const press = presses.map((pressed) => workAfter(pressed, tasks, events));
  return { longest: tenths(Math.max(...tasks.map(worked))), press: spreadOf(press) };
}

/** All the work of the page while something was done, in milliseconds, and how many frames it made. */
export async function wholeWorkOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<{ readonly work: number; readonly frames: number }> {
  const events = await mainEvents(browser, page, act);
  const work = tasksIn(events).reduce((sum, task) => sum + worked(task), 0);
  return { work: tenths(work), frames: events.filter(({ name }) => name === 'Layerize').length };
}

/** What the main thread of the page did, in order. */
async function mainEvents(browser: Browser, page: Page, act: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: TRACED });
  await act();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const painters = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ pid, tid }) => painters.has(`${pid} ${tid}`))
    .sort((one, other) => one.ts - other.ts);
}

function tasksIn(events: readonly TraceEvent[]): TraceEvent[] {
  const tasks = events.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  if (tasks.length === 0) throw new Error('the trace tells of no task');
  return tasks;
}

/** The work of all tasks from a press, that of the press included, to the end of the next frame. */
function workAfter({ ts }: TraceEvent, tasks: readonly TraceEvent[], events: readonly TraceEvent[]): number {
  const frame = events.find((one) => one.name === 'Layerize' && one.ts > ts);
  const end = frame === undefined ? ts : frame.ts + (frame.dur ?? 0);
  const between = tasks.filter((task) => task.ts + (task.dur ?? 0) > ts && task.ts <= end);
  return between.reduce((sum, task) => sum + worked(task), 0);
}

const worked = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;
