import { CLOSE, keysAnswer } from '@bastide/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { TestClock } from '../testing/clock.ts';
import { Player } from '../testing/player.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const HOUR = 3_600_000;
const clock = new TestClock();
let server: TestServer;
beforeAll(async () => {
  server = await testServer({ now: clock.now });
});
afterAll(() => server.remove());

/** Each with a name of its own. */
let round = 0;

async function kept(): Promise<[Player, Authenticator]> {
  const player = new Player(server.url, `Ann ${++round}`);
  await player.signUp();
  const key = new Authenticator();
  await player.keep(key);
  return [player, key];
}

const keysOf = async (player: Player) => keysAnswer.parse(await player.get('/api/keys'));

test('a stolen cookie becomes no passkey: adding one takes a fresh sign-in', async () => {
  const [ann, key] = await kept();
  clock.pass(HOUR);
  const thief = Object.assign(new Player(server.url), { cookie: ann.cookie });
  await expect(thief.keep(new Authenticator())).rejects.toThrow('sign-in-again');
  const { passkeys } = await keysOf(thief);
  await expect(thief.post('/api/passkeys/end', { id: passkeys[0].id })).rejects.toThrow('sign-in-again');
  const own = new Player(server.url);
  await own.signIn(key);
  await own.keep(new Authenticator());
  expect((await keysOf(own)).passkeys).toHaveLength(2);
});

test('a guest of long standing may keep the identity: there is nothing else to show', async () => {
  const ann = new Player(server.url, 'Anne');
  await ann.signUp();
  clock.pass(HOUR);
  await ann.keep(new Authenticator());
  expect((await keysOf(ann)).passkeys).toHaveLength(1);
});

test('sessions are listed and can be ended, with their connections, and only by their owner', async () => {
  const [ann, key] = await kept();
  const elsewhere = new Player(server.url);
  await elsewhere.signIn(key);
  elsewhere.comesBack = false;
  await elsewhere.connect();
  const { sessions } = await keysOf(ann);
  expect(sessions.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
  const other = sessions.find(({ isThis }) => !isThis);
  const [eve] = await kept();
  await expect(eve.post('/api/sessions/end', { id: other?.id })).rejects.toThrow('not-found');
  const gone = new Promise((resolve) => elsewhere.socket?.once('close', resolve));
  await ann.post('/api/sessions/end', { id: other?.id });
  await gone;
  expect(elsewhere.closed).toMatchObject([{ code: CLOSE.signedOut }]);
  expect(await elsewhere.get('/api/me')).toEqual({});
  expect((await keysOf(ann)).sessions).toHaveLength(1);
});

test('a passkey can be ended, the last one not', async () => {
  const [ann, first] = await kept();
  await ann.keep(new Authenticator());
  const id = first.id.toString('base64url');
  const [eve] = await kept();
  await expect(eve.post('/api/passkeys/end', { id })).rejects.toThrow('not-found');
  await ann.post('/api/passkeys/end', { id });
  await expect(new Player(server.url).signIn(first)).rejects.toThrow('bad-passkey');
  const { passkeys } = await keysOf(ann);
  await expect(ann.post('/api/passkeys/end', { id: passkeys[0].id })).rejects.toThrow('not-allowed');
});
