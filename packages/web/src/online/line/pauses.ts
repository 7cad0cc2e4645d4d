/** Milliseconds. With its patience below 8 seconds: so soon a dead line is told. */
export const PING_EVERY = 3500;
/** How long a ping may take before the line counts as dead; shorter when someone has just come back to the page. */
export const PATIENCE = 3000;
export const PING_SOON = 2000;

const FIRST = 250;
/**
 * Every so often at least it is tried again while somebody looks, so that one is back soon after the network. More often, tries that hang would
 * take all six connections a browser has to a server.
 */
export const LONGEST = 1500;
export const UNSEEN = 10_000;
/** A server that is upgraded takes a while. */
export const EARLY = 5000;

/** The pause before the next try: doubled each time, with some chance in it, so that not everybody comes back at the same moment. */
export function backoff(tries: number, random = Math.random()): number {
  return Math.min(LONGEST, FIRST * 2 ** tries) * (0.5 + random / 2);
}
