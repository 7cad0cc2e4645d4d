import { endBody } from '@bastide/protocol';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Visitor } from '../identity/sessions.ts';
import { MOST_PASSKEYS } from '../store/people/identity-row.ts';
import { Refusal, type RouteContext } from './app.ts';
import { credential, goodOr, meOf } from './identity-routes.ts';
import { read } from './read.ts';

/** How long after signing in one may change one's keys, in milliseconds: a cookie that was stolen is older as a rule. */
const FRESH = 10 * 60 * 1000;
/** So much of a session's hash is its name in the list: it opens nothing. */
const NAME_LENGTH = 22;

/** What opens one's identity: passkeys and sessions, to be added, listed and ended. */
export function keyRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, passkeys, config } = context;

  app.post('/api/passkey/register/options', async (request) => {
    const { identity } = await fresh(request);
    // Told before a key is made, which would be of no use.
    if (![undefined, identity.id].includes(await store.ownerOfName(identity.name)))
      throw new Refusal('name-taken');
    if ((await store.passkeysOf(identity.id)).length >= MOST_PASSKEYS) throw new Refusal('too-many');
    return passkeys.registrationOptions(identity, context.siteOf(request));
  });

  app.post('/api/passkey/register', async (request, reply) => {
    const { identity } = await fresh(request);
    const { response } = read(registerBody, request.body);
    const isGood = await goodOr(false, () =>
      passkeys.register(identity, context.siteOf(request), response as unknown as RegistrationResponseJSON),
    );
    if (!isGood) throw new Refusal('bad-passkey');
    await context.renewSession(request, reply);
    return meOf({ ...identity, isKept: true });
  });

  app.get('/api/keys', async (request) => {
    const { identity, session } = await context.visiting(request);
    const [sessions, keys] = await Promise.all([
      store.sessionsOf(identity.id),
      store.listPasskeys(identity.id),
    ]);
    return {
      sessions: sessions.map(({ hash, createdAt, seenAt }) => ({
        id: nameOf(hash),
        since: createdAt,
        seen: seenAt,
        isThis: hash === session,
      })),
      passkeys: keys.map(({ id, createdAt }) => ({ id, since: createdAt })),
    };
  });

  // Not only after a fresh sign-in: whoever finds a strange session ends it at once.
  app.post('/api/sessions/end', async (request) => {
    const { identity } = await context.visiting(request);
    const { id } = read(endBody, request.body);
    const found = (await store.sessionsOf(identity.id)).find(({ hash }) => nameOf(hash) === id);
    if (found === undefined) throw new Refusal('not-found');
    if (await store.endSession(found.hash)) context.ended(found.hash);
    return {};
  });

  app.post('/api/passkeys/end', async (request) => {
    const { identity } = await fresh(request);
    const { id } = read(endBody, request.body);
    const keys = await store.listPasskeys(identity.id);
    if (!keys.some((key) => key.id === id)) throw new Refusal('not-found');
    // Without any nobody could come back.
    if (!(await store.removePasskey(identity.id, id))) throw new Refusal('not-allowed');
    return {};
  });

  /** Who asks, if they came in lately. A guest who has no key yet has nothing else to show. */
  async function fresh(request: FastifyRequest): Promise<Visitor> {
    const visitor = await context.visiting(request);
    if (visitor.identity.owner !== undefined) throw new Refusal('not-allowed');
    const isFresh = !visitor.identity.isKept || config.now() - visitor.since <= FRESH;
    if (!isFresh) throw new Refusal('sign-in-again');
    return visitor;
  }
}

const registerBody = z.strictObject({ response: credential });

function nameOf(hash: string): string {
  return hash.slice(0, NAME_LENGTH);
}
