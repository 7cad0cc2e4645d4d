import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  type ProgramAnswer,
  type ProgramsAnswer,
  type ServerMessageOf,
  serverMessage,
} from '@bastide/protocol';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Player } from '../testing/player.ts';
import { playToEnd } from '../testing/table.ts';
import { useServer } from '../testing/use-server.ts';

const at = useServer();
const examples = fileURLToPath(new URL('../../../../examples/', import.meta.url));

async function programOf(owner: Player, name: string): Promise<ProgramAnswer> {
  return (await owner.post('/api/programs', { name })) as ProgramAnswer;
}

function connect(token: string): WebSocket {
  const headers = { authorization: `Bearer ${token}` };
  return new WebSocket(`${at.url.replace(/^http/, 'ws')}live`, { headers });
}

/** How a connection ends that is refused, or `open`. */
async function entry(token: string): Promise<string> {
  const socket = connect(token);
  const end = await new Promise<string>((resolve) => {
    socket.on('open', () => resolve('open'));
    socket.on('error', ({ message }) => resolve(message));
  });
  socket.terminate();
  return end;
}

test('a program is made, listed without its token, and ended: then it is out at once and for good', async () => {
  const ann = await at.join('Ann');
  const { program, token } = await programOf(ann, 'Anns Bot');
  const { programs } = (await ann.get('/api/programs')) as ProgramsAnswer;
  expect(programs).toMatchObject([{ program, name: 'Anns Bot' }]);
  expect(JSON.stringify(programs)).not.toContain(token);

  const socket = connect(token);
  const closed = new Promise((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.on('open', resolve));
  const bob = await at.join('Bob');
  await expect(bob.post('/api/programs/end', { id: program })).rejects.toThrow('not-found');
  await ann.post('/api/programs/end', { id: program });
  expect(await closed).toBe(4005);
  expect(await entry(token)).toContain('401');
  expect(await ann.get('/api/programs')).toEqual({ programs: [] });
});

test('a token opens nothing but games: no programs, no keys, and not as a cookie; nor does a cookie as a token', async () => {
  const ann = await at.join('Ann');
  const { token } = await programOf(ann, 'Anns Bot');
  const asProgram = (path: string, headers: Record<string, string>) =>
    fetch(new URL(path, at.url), {
      method: 'POST',
      body: '{"name":"More"}',
      headers: { 'content-type': 'application/json', ...headers },
    });
  const statusOf = async (answer: Promise<Response>) =>
    ((await (await answer).json()) as { error?: string }).error;
  const authorization = `Bearer ${token}`;
  expect(await statusOf(asProgram('/api/programs', { authorization }))).toBe('not-allowed');
  expect(await statusOf(asProgram('/api/passkey/register/options', { authorization }))).toBe('not-allowed');
  const cookie = `bastide=${token}`;
  expect(await statusOf(asProgram('/api/programs', { cookie, origin: ann.origin }))).toBe('not-signed-in');
  expect(await entry(ann.cookie.split('=')[1])).toContain('401');
});

test('nobody has more than a few', async () => {
  const ann = await at.join('Ann');
  for (let i = 0; i < 5; i++) await programOf(ann, `Bot ${i}`);
  await expect(programOf(ann, 'One more')).rejects.toThrow('too-many');
});

test('who wants to be asked is told every legal answer and what the seat may know; words of its own a program has none', async () => {
  const ann = await at.join('Ann');
  const { token } = await programOf(ann, 'Anns Bot');
  const { game, keys } = await ann.create({ setup: { sets: ['base'], options: { hand: 3 }, players: 2 } });
  await ann.open(game, keys.play);
  await ann.sit(game);
  const socket = connect(token);
  const heard: ReturnType<typeof serverMessage.parse>[] = [];
  const asked = new Promise<ServerMessageOf<'asked'>>((resolve) => {
    socket.on('message', (data) => {
      const message = serverMessage.parse(JSON.parse(String(data)));
      heard.push(message);
      if (message.tell === 'asked') resolve(message);
    });
  });
  await new Promise((resolve) => socket.on('open', resolve));
  const say = (message: object) => socket.send(JSON.stringify({ game, ...message }));
  say({ do: 'open', id: 'a', key: keys.play, asked: true });
  say({ do: 'say', id: 'b', text: 'hello' });
  say({ do: 'sit', id: 'c', key: keys.play, nonce: '0'.repeat(32) });
  while (!heard.some(({ tell }) => tell === 'asked')) {
    if (ann.tables.has(game) && ann.isAsked(game)) await ann.playAny(game);
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const { head, seat, options, observation } = await asked;
  expect(options.every(({ by }) => by === seat)).toBe(true);
  expect(options.length).toBeGreaterThan(0);
  expect((observation.hand as string[]).length).toBe(3);
  expect(heard).toContainEqual(expect.objectContaining({ tell: 'refused', id: 'b', error: 'not-allowed' }));
  expect(heard.find(({ tell }) => tell === 'table')).toHaveProperty('printed.tiles.0.segments');
  say({ do: 'move', id: 'd', expect: head, move: options[0] });
  while (!heard.some((one) => one.tell === 'done' && one.id === 'd'))
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(ann.table(game).info.seats[seat]).toMatchObject({ kind: 'person', name: 'Anns Bot', program: true });
  expect(ann.table(game).info.seats[1 - seat]).not.toHaveProperty('program');
  socket.terminate();
});

describe('the examples play a whole game, invited by a link', () => {
  const hasPython = spawnSync('python3', ['--version']).status === 0;
  if (!hasPython)
    console.warn('SKIPPED: examples/online_bot.py was not tried, because there is no python3 here');
  test.each([
    ['JavaScript', [process.execPath, `${examples}online-bot.js`], true],
    ['Python', ['python3', `${examples}online_bot.py`], hasPython],
  ] as const)('%s', async (language, [command, ...args], isThere) => {
    if (!isThere) return;
    const ann = await at.join('Ann');
    const { token } = await programOf(ann, `Bot of ${language}`);
    const { game, keys } = await ann.create();
    await ann.open(game, keys.play);
    await ann.sit(game);
    const link =
      language === 'Python' ? `t/${game}${keys.play.slice(0, 8)}` : `#/online/${game}/${keys.play}`;
    const child = spawn(command, [...args, `${at.url}${link}`, token]);
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    await playToEnd(game, [ann]);
    expect([await ended, err]).toEqual([0, '']);
    const { scores = [] } = ann.table(game).info.result ?? {};
    expect(out).toContain(scores.join(' : '));
  });
});
