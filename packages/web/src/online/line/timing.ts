/** Milliseconds. */
export const PING_EVERY = 15_000;
/** How long a ping may take before the line counts as dead; shorter when someone has just come back to the page. */
export const PATIENCE = 8000;
export const PING_SOON = 3000;

const FIRST = 250;
const LONGEST = 5000;

/** The pause before the next try: doubled each time, with some chance in it, so that not everybody comes back at the same moment. */
export function backoff(tries: number, random = Math.random()): number {
  return Math.min(LONGEST, FIRST * 2 ** tries) * (0.5 + random / 2);
}
