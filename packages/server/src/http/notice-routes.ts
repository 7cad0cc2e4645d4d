import { id, mailBody, type NoticesAnswer, pushBody, pushEndBody, tokenBody } from '@bastide/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { randomId } from '../hall/random-id.ts';
import { hashOf, newToken } from '../identity/secrets.ts';
import type { Mailer } from '../notices/mailer.ts';
import { isPushService } from '../notices/settings.ts';
import type { VapidKeys } from '../notices/vapid.ts';
import { networkOf } from './address.ts';
import { Refusal, type RouteContext } from './app.ts';
import { Buckets } from './buckets.ts';
import { read } from './read.ts';

/** Browsers of one player that are told. */
const MOST_BROWSERS = 10;
/** Milliseconds an address may take to say yes. */
const CONFIRM_TIME = 24 * 60 * 60 * 1000;

export interface NoticeMeans {
  readonly keys: VapidKeys;
  readonly mailer: Mailer | undefined;
}

/** Who wants to be told of turns while no page is open, by which browser and at which address. */
export function noticeRoutes(
  app: FastifyInstance,
  context: RouteContext,
  { keys, mailer }: NoticeMeans,
): void {
  const { store, config } = context;
  const { pushServices } = config.notices;
  const ofPlayer = new Buckets(config.limits.mailsPerPlayer);
  const ofNetwork = new Buckets(config.limits.mailsPerAddress);

  app.get('/api/notices', async (request): Promise<NoticesAnswer> => {
    const { id: player } = await context.signedIn(request);
    const address = mailer === undefined ? undefined : (await store.mailAddressOf(player))?.address;
    return {
      ...(pushServices.length > 0 && { push: { key: keys.publicKey } }),
      ...(mailer && { mail: { ...(address !== undefined && { address }) } }),
    };
  });

  app.post('/api/push', async (request) => {
    const { identity, session } = await context.visiting(request);
    const { endpoint, keys: given, language } = read(pushBody, request.body);
    if (!isPushService(endpoint, pushServices)) throw new Refusal('not-allowed', 'endpoint');
    const { p256dh: publicKey, auth: secret } = given;
    const row = { endpoint, session, identity: identity.id, publicKey, secret, language };
    if (!(await store.addPushSubscription(row, config.now(), MOST_BROWSERS)))
      throw new Refusal('not-signed-in');
    return {};
  });

  app.post('/api/push/end', async (request) => {
    const { id: player } = await context.signedIn(request);
    await store.removePushSubscription(read(pushEndBody, request.body).endpoint, player);
    return {};
  });

  app.post('/api/mail', async (request) => {
    const { id: player } = await context.signedIn(request);
    const { address, language } = read(mailBody, request.body);
    if (mailer === undefined) throw new Refusal('not-found');
    const isFew = ofPlayer.take(player) && ofPlayer.take(address.toLowerCase());
    if (!isFew || !ofNetwork.take(networkOf(request.ip))) throw new Refusal('too-fast');
    const token = newToken();
    // Until its owner says yes the address is nowhere else.
    await store.addVoucher({
      hash: hashOf(token),
      kind: 'mail',
      content: JSON.stringify({ identity: player, address, language }),
      expiresAt: config.now() + CONFIRM_TIME,
    });
    if ((await mailer.confirm(address, language, token)) !== 'sent') throw new Refusal('unavailable');
    return {};
  });

  // From whichever browser the mail was opened in: the token is enough.
  app.post('/api/mail/confirm', async (request) => {
    const { token } = read(tokenBody, request.body);
    const content = await store.takeVoucher('mail', hashOf(token), config.now());
    const row = content === undefined ? undefined : { ...JSON.parse(content), token: randomId() };
    if (row === undefined || !(await store.setMailAddress(row))) throw new Refusal('not-found');
    return {};
  });

  app.post('/api/mail/end', async (request) => {
    const { id: player } = await context.signedIn(request);
    await store.removeMailAddress(player);
    return {};
  });

  app.post('/api/mail/stop', async (request) => {
    const { token } = read(tokenBody, request.body);
    if (!(await store.endMailByToken(token))) throw new Refusal('not-found');
    return {};
  });

  // A person who follows the link is asked by the page; programs that look at links only look.
  app.get('/mail/:token', async (request, reply) =>
    reply.redirect(`../#/online/mail/no/${read(stopping, request.params).token}`),
  );

  // A mail program does it for them (RFC 8058). Its body says so and is of no other use.
  app.register(async (mails) => {
    mails.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null, undefined));
    mails.post('/mail/:token', async (request) => {
      await store.endMailByToken(read(stopping, request.params).token);
      return {};
    });
  });
}

const stopping = z.object({ token: id });
