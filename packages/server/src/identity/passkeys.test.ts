import { afterAll, beforeAll, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { Player } from '../testing/player.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

async function guest(name: string): Promise<Player> {
  const player = new Player(server.url, name);
  await player.signUp();
  return player;
}

async function register(player: Player, key: Authenticator, more: { origin?: string; host?: string } = {}) {
  const options = (await player.post('/api/passkey/register/options', {})) as {
    challenge: string;
    rp: { id: string };
  };
  const response = key.register(options.challenge, more.origin ?? player.origin, more.host ?? options.rp.id);
  return { response, answer: () => player.post('/api/passkey/register', { response }) };
}

test('a guest keeps the identity with a passkey and comes back with it elsewhere', async () => {
  const ann = await guest('Ann');
  const key = new Authenticator();
  const { answer } = await register(ann, key);
  expect(await answer()).toMatchObject({ player: ann.player, kept: true });

  const elsewhere = new Player(server.url);
  const { id, options } = (await elsewhere.post('/api/passkey/sign-in/options', {})) as {
    id: string;
    options: { challenge: string; rpId: string };
  };
  const response = key.signIn(options.challenge, elsewhere.origin, options.rpId);
  expect(await elsewhere.post('/api/passkey/sign-in', { id, response })).toMatchObject({
    player: ann.player,
    name: 'Ann',
  });
  expect(await elsewhere.get('/api/me')).toMatchObject({ player: ann.player, kept: true });
  // The same answer again is a replay.
  await expect(elsewhere.post('/api/passkey/sign-in', { id, response })).rejects.toThrow('bad-passkey');
});

test('a challenge is for one player, one site, one answer', async () => {
  const [ann, eve] = await Promise.all([guest('Anne'), guest('Eve')]);
  const key = new Authenticator();
  const forAnn = await register(ann, key);
  await expect(eve.post('/api/passkey/register', { response: forAnn.response })).rejects.toThrow(
    'bad-passkey',
  );
  const otherOrigin = await register(ann, key, { origin: 'https://evil.example' });
  await expect(otherOrigin.answer()).rejects.toThrow('bad-passkey');
  const otherHost = await register(ann, key, { host: 'evil.example' });
  await expect(otherHost.answer()).rejects.toThrow('bad-passkey');
  await forAnn.answer();
  await expect(forAnn.answer()).rejects.toThrow('bad-passkey');
  expect(await eve.get('/api/me')).toMatchObject({ kept: false });
});

test('another key, a wrong signature, nonsense: refused', async () => {
  const ann = await guest('Anouk');
  const key = new Authenticator();
  await (await register(ann, key)).answer();
  const stranger = new Player(server.url);
  const ask = async () =>
    (await stranger.post('/api/passkey/sign-in/options', {})) as {
      id: string;
      options: { challenge: string; rpId: string };
    };
  const forger = new Authenticator();
  const forged = await ask();
  const answer = forger.signIn(forged.options.challenge, stranger.origin, forged.options.rpId) as {
    id: string;
    rawId: string;
  };
  const mine = key.id.toString('base64url');
  const asAnn = { ...answer, id: mine, rawId: mine };
  await expect(stranger.post('/api/passkey/sign-in', { id: forged.id, response: asAnn })).rejects.toThrow(
    'bad-passkey',
  );
  const unknown = await ask();
  const response = forger.signIn(unknown.options.challenge, stranger.origin, unknown.options.rpId);
  await expect(stranger.post('/api/passkey/sign-in', { id: unknown.id, response })).rejects.toThrow(
    'bad-passkey',
  );
  for (const bad of [{}, { ...answer, id: 'a\u0000' }])
    await expect(stranger.post('/api/passkey/sign-in', { id: 'x', response: bad })).rejects.toThrow(
      'malformed',
    );
  expect(await stranger.get('/api/me')).toEqual({});
});

test('a name can be changed, and who signs out is nobody', async () => {
  const ann = await guest('Ada');
  expect(await ann.post('/api/me', { name: 'Anna' })).toMatchObject({ name: 'Anna' });
  const { cookie } = ann;
  await ann.post('/api/sign-out', {});
  ann.cookie = cookie;
  expect(await ann.get('/api/me')).toEqual({});
  await expect(ann.post('/api/me', { name: 'Anna' })).rejects.toThrow('not-signed-in');
});
