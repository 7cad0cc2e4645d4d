import { guestBody, type Me } from '@bastide/protocol';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { randomId } from '../hall/random-id.ts';
import { hashOf, newToken } from '../identity/secrets.ts';
import type { Identity } from '../store/rows.ts';
import { StoreFault, StoreUnavailable } from '../store/store.ts';
import { networkOf } from './address.ts';
import { Refusal, type RouteContext } from './app.ts';
import { read } from './read.ts';

const TICKET_TIME = 30_000;

/** Who one is: guests, names, signing in, tickets. */
export function identityRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, passkeys, sessions, config } = context;

  app.post('/api/guest', async (request, reply) => {
    const { name } = read(guestBody, request.body);
    if (!context.guests.take(networkOf(request.ip))) throw new Refusal('too-fast');
    if ((await store.ownerOfName(name)) !== undefined) throw new Refusal('name-taken');
    const [identity, token] = await sessions.welcome({ id: randomId(), name });
    context.signIn(request, reply, token, identity);
    return meOf(identity);
  });

  // A stranger is no error: the page asks in order to find out.
  app.get('/api/me', async (request, reply) => {
    const visitor = await context.renewSession(request, reply);
    return visitor === undefined ? {} : meOf(visitor.identity);
  });

  app.post('/api/me', async (request) => {
    const { name } = read(guestBody, request.body);
    const identity = await context.signedIn(request);
    if (!(await store.rename(identity.id, name))) throw new Refusal('name-taken');
    return meOf({ ...identity, name });
  });

  app.post('/api/sign-out', async (request, reply) => {
    await context.signOut(request, reply);
    return {};
  });

  app.post('/api/ticket', async (request, reply) => {
    const visitor = await context.renewSession(request, reply);
    if (visitor === undefined) throw new Refusal('not-signed-in');
    const ticket = newToken();
    const expiresAt = config.now() + TICKET_TIME;
    // For the session, not for the player: with the one the other is void.
    await store.addVoucher({ hash: hashOf(ticket), kind: 'ticket', content: visitor.session, expiresAt });
    return { ticket };
  });

  app.post('/api/passkey/sign-in/options', async (request) =>
    passkeys.signInOptions(context.siteOf(request)),
  );

  app.post('/api/passkey/sign-in', async (request, reply) => {
    const { id, response } = read(signInBody, request.body);
    const player = await goodOr(undefined, () =>
      passkeys.signIn(id, context.siteOf(request), response as unknown as AuthenticationResponseJSON),
    );
    const identity = player === undefined ? undefined : await store.identityById(player);
    if (identity === undefined) throw new Refusal('bad-passkey');
    if ((await store.bans(config.now(), identity.id)).length > 0) throw new Refusal('banned');
    const { token, ended } = await sessions.begin(identity);
    for (const one of ended) context.ended(one);
    context.signIn(request, reply, token, identity);
    return meOf(identity);
  });
}

/** What an authenticator sends is checked by the library; here only its outline. */
export const credential = z.object({
  id: z
    .string()
    .max(1024)
    .regex(/^[A-Za-z0-9_-]+$/),
  rawId: z.string().max(1024),
  type: z.literal('public-key'),
  response: z.object({ clientDataJSON: z.string().max(4096) }).loose(),
  clientExtensionResults: z.object({}).loose().default({}),
  authenticatorAttachment: z.string().max(32).nullish(),
});
const signInBody = z.strictObject({ id: z.string().max(64), response: credential });

/** The library throws at answers that make no sense: those are bad ones, not ours. */
export async function goodOr<T>(otherwise: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreUnavailable || error instanceof StoreFault) throw error;
    return otherwise;
  }
}

export function meOf({ id, name, isKept, owner }: Identity): Me {
  return { player: id, name, kept: isKept, ...(owner !== undefined && { program: true }) };
}
