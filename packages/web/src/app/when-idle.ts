/** Does something as soon as the browser has nothing else to do, and after so many milliseconds at the latest. */
export function whenIdle(act: () => void, latest: number): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: latest });
  else setTimeout(act, latest / 2);
}
