import type { Page } from 'playwright-core';

declare global {
  interface Window {
    /** What the page has measured since it was last asked. */
    measured: { paints: number[]; frames: number[]; tasks: number[] };
  }
}

export type Measured = Window['measured'];

/**
 * Makes the page measure itself: from every click to the next frame painted, from frame to frame, and the tasks that
 * hold everything up for more than 50 ms.
 */
export async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.measured = { paints: [], frames: [], tasks: [] };
    const painted = (event: Event) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.measured.paints.push(performance.now() - event.timeStamp);
        port2.postMessage(undefined);
      });
    };
    addEventListener('pointerup', painted, { capture: true });
    let last = performance.now();
    const frame = (now: number) => {
      window.measured.frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.measured.tasks.push(duration);
    }).observe({ type: 'longtask' });
  });
}

/** What was measured while something was done. */
export async function measure(page: Page, act: () => Promise<void>): Promise<Measured> {
  await page.evaluate(() => {
    window.measured = { paints: [], frames: [], tasks: [] };
  });
  await act();
  await page.waitForTimeout(300);
  return page.evaluate(() => window.measured);
}
