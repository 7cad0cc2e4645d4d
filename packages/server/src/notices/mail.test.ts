import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../config.ts';
import { TestClock } from '../testing/clock.ts';
import { MailServer } from '../testing/mail-server.ts';
import { Player } from '../testing/player.ts';
import { type StorePlace, storeKinds } from '../testing/stores.ts';
import { sameHead, twoAtTable } from '../testing/table.ts';
import { allGone, type TestServer, testServer } from '../testing/test-server.ts';
import { DEFAULT_NOTICES } from './settings.ts';

const MINUTE = 60_000;
const SITE = 'https://play.example';

describe.each(storeKinds())('turns reach people by mail, stored in $kind', ({ place: newPlace }) => {
  const clock = new TestClock();
  let place: StorePlace;
  let post: MailServer;
  let server: TestServer;

  beforeEach(async () => {
    [place, post] = await Promise.all([newPlace(), MailServer.open()]);
    const mail = { server: post.url, from: 'Bastide <play@example.org>', site: SITE };
    const more: Partial<Config> = {
      now: clock.now,
      sweepEvery: 3_600_000,
      notices: { ...DEFAULT_NOTICES, mail },
    };
    server = await testServer(more, place);
  });
  afterEach(async () => {
    await server.close();
    await post.close();
    await place.remove();
  });

  const tokenIn = (text: string) => /#\/online\/mail\/yes\/([\w-]+)/.exec(text)?.[1] ?? '';

  /** A game of days; whoever is not asked has confirmed an address and gone, and the other has played a turn. */
  async function played(language: string) {
    const { asked, other, game, ann, bob } = await twoAtTable(server.url, {
      clock: { kind: 'days', days: 2 },
    });
    await other.post('/api/mail', { address: 'bob@example.org', language });
    const token = tokenIn(post.mails.at(-1)?.text ?? '');
    await new Player(server.url).post('/api/mail/confirm', { token });
    while (asked.isAsked(game)) {
      await asked.playAny(game);
      await sameHead(game, [ann, bob]);
    }
    await allGone(server, [ann, bob]);
    return { game, asked, other, token };
  }

  const tell = async (after: number) => {
    clock.pass(after);
    await server.notifier.run();
  };

  test('an address is kept when its owner has said yes, and not before; the link is good once, for a day', async () => {
    const ann = await Player.join(server.url, 'Ann');
    const address = 'ann@example.org';
    await ann.post('/api/mail', { address, language: 'fr' });
    expect(await ann.get('/api/notices')).toMatchObject({ mail: {} });
    const [asked] = post.mails;
    expect(asked).toMatchObject({ from: 'play@example.org', to: address });
    expect(asked.text).not.toContain('Ann');
    const token = tokenIn(asked.text);
    const stranger = new Player(server.url);
    await stranger.post('/api/mail/confirm', { token });
    expect(await ann.get('/api/notices')).toMatchObject({ mail: { address } });
    await expect(stranger.post('/api/mail/confirm', { token })).rejects.toThrow('not-found');
    await ann.post('/api/mail/end', {});
    expect(await ann.get('/api/notices')).not.toHaveProperty('mail.address');
    await ann.post('/api/mail', { address, language: 'fr' });
    clock.pass(25 * 60 * MINUTE);
    await expect(stranger.post('/api/mail/confirm', { token: tokenIn(post.mails[1].text) })).rejects.toThrow(
      'not-found',
    );
    ann.leave();
  });

  test('one mail for a turn, in the reader’s language, with ways to the game and out; one press ends them', async () => {
    const { game, asked, other } = await played('fr');
    await tell(5 * MINUTE);
    expect(post.mails).toHaveLength(1);
    await tell(6 * MINUTE);
    await tell(60 * MINUTE);
    expect(post.mails).toHaveLength(2);
    const [, mail] = post.mails;
    expect(mail).toMatchObject({ to: 'bob@example.org' });
    expect(mail.headers.subject).toMatch(/^=\?UTF-8\?Q\?(Ann|Bob)_a_jou=C3=A9/);
    expect(mail.headers['auto-submitted']).toBe('auto-generated');
    expect(mail.text).toContain(`Voir la partie\r\n${SITE}/#/online/${game}`);
    expect(mail.text).toContain(asked.name);
    const stop = /^<(.*)>$/.exec(mail.headers['list-unsubscribe'])?.[1] ?? '';
    expect(stop.startsWith(`${SITE}/mail/`)).toBe(true);
    expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const way = new URL(new URL(stop).pathname, server.url);
    const looked = await fetch(way, { redirect: 'manual' });
    expect(looked.status).toBe(302);
    expect(looked.headers.get('location')).toMatch(/^\.\.\/#\/online\/mail\/no\/[\w-]{22}$/);
    expect(await other.get('/api/notices')).toHaveProperty('mail.address');
    const pressed = await fetch(way, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
    expect(await other.get('/api/notices')).not.toHaveProperty('mail.address');
  });

  test('whoever is forgotten has no address any more, and a link from before is none', async () => {
    const eve = await Player.join(server.url, 'Eve');
    const { ann, bob } = await twoAtTable(server.url);
    for (const [i, one] of [eve, ann, bob].entries())
      await one.post('/api/mail', { address: `${i}@example.org`, language: 'en' });
    const tokens = post.mails.map(({ text }) => tokenIn(text));
    // Of Eve nothing is left at all, of the others their seats.
    for (const one of [eve, ann]) {
      one.comesBack = false;
      await one.post('/api/sign-out', {});
    }
    await server.desk.erase('root', bob.player);
    const confirm = (token: string) => new Player(server.url).post('/api/mail/confirm', { token });
    for (const token of tokens) await expect(confirm(token)).rejects.toThrow('not-found');
    for (const { player } of [eve, ann, bob])
      expect(await server.hall.store.mailAddressOf(player)).toBeUndefined();
    for (const one of [ann, bob]) one.leave();
  });

  test('a server that is busy is asked again, one that refuses is not', async () => {
    await played('en');
    post.refusing = 451;
    await tell(11 * MINUTE);
    post.refusing = undefined;
    await tell(MINUTE);
    expect(post.mails).toHaveLength(2);
    await played('en');
    post.refusing = 550;
    await tell(11 * MINUTE);
    post.refusing = undefined;
    await tell(60 * MINUTE);
    expect(post.mails).toHaveLength(3);
  });

  test('nobody’s letter box is filled: three questions of a player, or to an address', async () => {
    const ann = await Player.join(server.url, 'Ann');
    const ask = (player: Player, address: string) => player.post('/api/mail', { address, language: 'en' });
    for (let i = 0; i < 3; i++) await ask(ann, `a${i}@example.org`);
    await expect(ask(ann, 'b@example.org')).rejects.toThrow('too-fast');
    const bob = await Player.join(server.url, 'Bob');
    for (const address of ['nonsense', 'a@b@example.org', 'x@example.org\r\nBcc: all@example.org'])
      await expect(ask(bob, address)).rejects.toThrow('malformed');
    expect(post.mails).toHaveLength(3);
    for (const one of [ann, bob]) one.leave();
  });
});

test('a server without mail offers none', async () => {
  const plain = await testServer();
  const ann = await Player.join(plain.url, 'Ann');
  expect(await ann.get('/api/notices')).not.toHaveProperty('mail');
  await expect(ann.post('/api/mail', { address: 'a@example.org', language: 'en' })).rejects.toThrow(
    'not-found',
  );
  ann.leave();
  await plain.remove();
});
