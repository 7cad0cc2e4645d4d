/** How page and server speak. 2: at tables with hands no state is sent, only moves. 3: both tell their versions when they meet. */
export const PROTOCOL = 3;

/** The language somebody speaks and the rules they have (`RULES_VERSION`). */
export interface Spoken {
  readonly protocol: number;
  readonly rules: number;
}

/** Whether a page can play here: `old` pages load themselves anew, `early` ones wait until the server is as new. */
export type Fit = 'fits' | 'old' | 'early';

/**
 * One step of the protocol up or down is supported, so that nodes can be upgraded one after the other. The rules of a page have to be those that all
 * nodes have (`least`): by these new games are played.
 */
export function fitOf(page: Spoken, server: { readonly protocol: number; readonly least: number }): Fit {
  if (page.protocol < server.protocol - 1 || page.rules < server.least) return 'old';
  return page.protocol > server.protocol + 1 ? 'early' : 'fits';
}

/** What a page says of itself in the address of its live connection; those that say nothing are from before they did. */
export function spokenIn(address: URLSearchParams): Spoken {
  const whole = (name: string, otherwise: number) => {
    const given = address.get(name) ?? '';
    return /^\d{1,6}$/.test(given) ? Number(given) : otherwise;
  };
  return { protocol: whole('protocol', 2), rules: whole('rules', 1) };
}
