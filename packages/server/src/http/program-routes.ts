import { endBody, programBody } from '@bastide/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { randomId } from '../hall/random-id.ts';
import type { Identity } from '../store/rows.ts';
import { Refusal, type RouteContext } from './app.ts';
import { read } from './read.ts';

/** Programs that play under a name of their own: each belongs to who made it, is known by a token that is shown once, and can be ended. */
export function programRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, sessions, config } = context;

  app.get('/api/programs', async (request) => {
    const owner = await person(request);
    const programs = await store.programsOf(owner.id);
    return {
      programs: programs.map(({ id, name, createdAt, seenAt }) => ({
        program: id,
        name,
        since: createdAt,
        seen: seenAt,
      })),
    };
  });

  app.post('/api/programs', async (request) => {
    const owner = await person(request);
    const { name } = read(programBody, request.body);
    if (![undefined, owner.id].includes(await store.ownerOfName(name))) throw new Refusal('name-taken');
    const id = randomId();
    const token = await sessions.introduce({ id, name, owner: owner.id }, config.limits.programsPerPlayer);
    if (token === undefined) throw new Refusal('too-many');
    return { program: id, name, token };
  });

  app.post('/api/programs/end', async (request) => {
    const owner = await person(request);
    const { id } = read(endBody, request.body);
    const found = (await store.programsOf(owner.id)).find((program) => program.id === id);
    if (found === undefined) throw new Refusal('not-found');
    if (await store.endSession(found.session)) context.ended(found.session);
    return {};
  });

  async function person(request: FastifyRequest): Promise<Identity> {
    const identity = await context.signedIn(request);
    if (identity.owner !== undefined) throw new Refusal('not-allowed');
    return identity;
  }
}
