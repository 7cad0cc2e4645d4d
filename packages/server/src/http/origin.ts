import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { bearerIn } from '../identity/bearer.ts';

/** Whether a request that changes something comes from a page of ours, or from no page at all: a program has a token and says no origin. */
export function isOwnRequest(
  { origin, host, authorization }: IncomingHttpHeaders,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return bearerIn(authorization) !== undefined;
  return isOwnOrigin(origin, host, allowed);
}

/**
 * Which pages may speak to this server. With a list: those. Without one: the page this server itself serves, under an address or a
 * name that a stranger's domain can't have (an IP address, localhost, a name of a home network), so that nobody leads a browser here under
 * a name of theirs.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return false;
  if (allowed.length > 0) return allowed.includes(origin);
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url === undefined || host === undefined || url.host !== host.toLowerCase()) return false;
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false;
  return isHomeName(url.hostname);
}

function isHomeName(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) !== 0 || !bare.includes('.') || bare.endsWith('.local') || bare.endsWith('.localhost');
}
