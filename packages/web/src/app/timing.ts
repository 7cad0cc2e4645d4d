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

/** Does something as soon as the browser has nothing else to do, and after so many milliseconds at the latest. */
export function whenIdle(act: () => void, latest: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: latest });
  else setTimeout(act, latest / 2);
}
