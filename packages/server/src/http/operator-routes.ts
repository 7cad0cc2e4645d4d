import { faultBody } from '@bastide/protocol';
import type { FastifyInstance } from 'fastify';
import { Remembered } from '../hall/remembered.ts';
import { newToken } from '../identity/secrets.ts';
import { networkOf } from './address.ts';
import { Refusal, type RouteContext } from './app.ts';
import { Buckets } from './buckets.ts';
import { stackInSources } from './page-stack.ts';
import { read } from './read.ts';

/** Milliseconds an answer about the store's health is good for, so that asking often costs nothing. */
const GOOD_FOR = 500;

/** Of all pages together: a thread each time is a cost nobody should be able to cause at will. */
const TRANSLATED = { size: 10, perSecond: 0.2 };

/** For whoever runs the server: is it well, what does it count, and what went wrong in people's pages. */
export function operatorRoutes(
  app: FastifyInstance,
  { store, metrics, config }: RouteContext,
  root: string | undefined,
): void {
  const translations = new Buckets(TRANSLATED);
  const faults = new Buckets(config.limits.faultsPerAddress);
  const health = new Remembered<boolean>(GOOD_FOR);

  app.get('/healthz', async (_, reply) => {
    const isWell = await health.of('', canWrite);
    return reply.code(isWell ? 200 : 503).send({ ok: isWell });
  });

  app.get('/metrics', async (request, reply) => {
    const isLoopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip);
    // A proxy of this computer that nobody told us of brings people from anywhere.
    const isHere = isLoopback && (config.proxies > 0 || request.headers['x-forwarded-for'] === undefined);
    if (config.metrics === 'off' || (config.metrics === 'loopback' && !isHere))
      throw new Refusal('not-found');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  // Worked out once: it takes longer than anything else that anybody may ask for.
  let described: Promise<object> | undefined;
  app.get('/api/openapi.json', () => {
    described ??= import('@bastide/protocol/schemas').then(({ openApi }) => openApi());
    return described;
  });

  app.post('/api/fault', async (request) => {
    if (!faults.take(networkOf(request.ip))) throw new Refusal('too-fast');
    const fault = read(faultBody, request.body);
    metrics.count('pageFaults');
    const stack = translations.take('all') ? await stackInSources(fault.stack, root) : fault.stack;
    request.log.warn({ fault: { ...fault, stack } }, 'a page reports a fault');
    return {};
  });

  /** A disk that is full or a copy that can only be read answers questions all the same. */
  async function canWrite(): Promise<boolean> {
    const hash = newToken();
    const now = config.now();
    try {
      await store.addVoucher({ hash, kind: 'health', content: '', expiresAt: now + 1000 });
      return (await store.takeVoucher('health', hash, now)) !== undefined;
    } catch {
      return false;
    }
  }
}
