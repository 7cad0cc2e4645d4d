import type { IncomingHttpHeaders } from 'node:http';
import { bearerIn } from '../identity/bearer.ts';
import { hashOf } from '../identity/secrets.ts';
import type { Sessions, Visitor } from '../identity/sessions.ts';
import type { Store } from '../store/store.ts';

interface Means {
  readonly sessions: Sessions;
  readonly store: Store;
  now(): number;
}

/** Who comes: a person with a ticket, which their page has fetched, or a program with its token. */
export async function visitorOf(
  headers: IncomingHttpHeaders,
  query: URLSearchParams,
  { sessions, store, now }: Means,
): Promise<Visitor | undefined> {
  const token = bearerIn(headers.authorization);
  if (token !== undefined) {
    const program = await sessions.visitor(hashOf(token));
    return program?.identity.owner === undefined ? undefined : program;
  }
  const session = await store.takeVoucher('ticket', hashOf(query.get('ticket') ?? ''), now());
  return session === undefined ? undefined : sessions.visitor(session);
}
