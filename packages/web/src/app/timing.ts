/** Does something after the next frame is painted, so that what the player sees first never waits for it. Returns its undo. */
export function afterPaint(act: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Milliseconds a pause is waited for, and of it that are used. */
const LATEST = 1000;
const SLICE = 5;

/** Does something step by step in the pauses of the page, and tells what comes of it. */
export async function inPauses<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    await new Promise<void>((resolve) => whenIdle(resolve, LATEST));
    const until = performance.now() + SLICE;
    do {
      const { done, value } = steps.next();
      if (done === true) return value;
    } while (performance.now() < until);
  }
}

/** Does something as soon as the browser has nothing else to do, and after so many milliseconds at the latest. */
export function whenIdle(act: () => void, latest: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: latest });
  else setTimeout(act, latest / 2);
}
