import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { clientMessage, readClientMessage } from './client-messages.ts';
import { tableRequest } from './parts.ts';

const id = 'A'.repeat(22);

test('a move is what records write, and nothing that could be anything else', () => {
  const message = (move: unknown) =>
    clientMessage.safeParse({ do: 'move', id: 'm', game: id, expect: 1, move }).success;
  expect(message({ by: 0, do: 'place', tile: 'base/D', x: 1, y: -1, rot: 90 })).toBe(true);
  expect(message({ by: 1, do: 'ferry', x: 0, y: 0, between: ['N', 'E'], move: false })).toBe(true);
  const wrong = [
    undefined,
    null,
    [],
    'pass',
    {},
    { by: 0 },
    { by: 8, do: 'pass' },
    { by: 0.5, do: 'pass' },
    { by: 0, do: 'x'.repeat(65) },
    { by: 0, do: 'pass', more: { deep: 1 } },
    { by: 0, do: 'pass', more: null },
    { by: 0, do: 'pass', more: [1] },
    { by: 0, do: 'pass', x: Number.NaN },
    Object.fromEntries([['by', 0], ['do', 'pass'], ...Array.from({ length: 15 }, (_, i) => [`f${i}`, i])]),
  ];
  for (const move of wrong) expect(message(move)).toBe(false);
});

test('a move looked at by hand is what the schema says, whatever is wrong with it', () => {
  const good = { do: 'move', id: 'm-1', game: id, expect: 3, move: { by: 0, do: 'pass' } };
  const wrong: Readonly<Record<string, readonly unknown[]>> = {
    do: ['undo', 'ping', 'say', undefined],
    id: ['', 'a b', 'x'.repeat(37), 7, undefined, `m\n`],
    game: ['A', `${id}A`, `${'A'.repeat(21)}!`, `${id}\n`, null, undefined],
    expect: [-1, 1.5, 1_000_001, Number.NaN, Number.POSITIVE_INFINITY, '3', undefined],
    move: [undefined, null, [], {}, { by: 9, do: 'pass' }, { by: 0, do: 'pass', more: null }],
    more: [1, undefined],
  };
  const messages = [
    good,
    { ...good, expect: 0 },
    { ...good, expect: 1_000_000 },
    undefined,
    null,
    7,
    [],
    [good],
  ];
  for (const [field, values] of Object.entries(wrong))
    for (const value of values) messages.push({ ...good, [field]: value } as never);
  for (const message of messages)
    expect(readClientMessage(message)).toEqual(clientMessage.safeParse(message).data);
  expect(readClientMessage(good)).toBe(good);
});

test('fields that are not named are refused; what is left out has its default', () => {
  const setup = { sets: ['base'], players: 2 };
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  expect(tableRequest.parse({ setup, seats })).toMatchObject({
    clock: { kind: 'none' },
    visibility: 'public',
    help: true,
    hints: false,
  });
  expect(tableRequest.safeParse({ setup, seats, admin: true }).success).toBe(false);
  expect(clientMessage.safeParse({ do: 'ping', id: 'p', extra: 1 }).success).toBe(false);
});

test('it runs in a browser: nothing of Node is in it', () => {
  const entry = fileURLToPath(new URL('./index.ts', import.meta.url));
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const args = [
    'esbuild',
    entry,
    '--bundle',
    '--platform=browser',
    '--format=esm',
    '--log-level=error',
    '--conditions=@bastide/source',
  ];
  const { status, stderr } = spawnSync('npx', ['--no-install', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    shell: process.platform === 'win32',
  });
  expect(`${status} ${status === 0 ? '' : stderr}`).toBe('0 ');
});
