import { fileURLToPath } from 'node:url';
import { verifyFair } from '@bastide/protocol';
import type { GameRecord } from '@bastide/rules';
import { expect, test } from 'vitest';
import { loadExpansions } from './foreign.ts';
import { Player } from './testing/player.ts';
import { playToEnd } from './testing/table.ts';
import { testServer } from './testing/test-server.ts';

const mill = fileURLToPath(new URL('./testing/expansion-mill', import.meta.url));
const setup = { sets: ['base', 'mill'], options: { wind: 'strong' }, players: 2 };

test('an expansion that is not ours is played with people and bots, and its record can be checked', async () => {
  const server = await testServer({}, undefined, { expansions: [mill] });
  const { registry: rules } = await loadExpansions([mill]);
  const ann = await Player.join(server.url, 'Ann');
  ann.rules = rules;
  const { game } = await ann.create({ setup, seats: [{ kind: 'person' }, { kind: 'bot', level: 'page' }] });
  await ann.open(game);
  await ann.sit(game);
  await playToEnd(game, [ann], 6);
  expect(ann.table(game).entries.some(({ move }) => move.by === 1)).toBe(true);
  await ann.must({ do: 'leave', game });
  await ann.until(() => ann.table(game).info.status === 'over');
  const record = (await ann.get(`/api/games/${game}/record`)) as GameRecord;
  expect(record.sets).toEqual(['base', 'mill']);
  expect(await verifyFair(record, rules)).toMatchObject({ fair: true });
  expect(await verifyFair(record)).toMatchObject({ fair: false, why: 'bad-setup' });
  ann.leave();
  await server.remove();
});

test('a server without it refuses its tables; a folder without an expansion is refused by name', async () => {
  const server = await testServer();
  const ann = await Player.join(server.url, 'Ann');
  await expect(ann.create({ setup })).rejects.toThrow('bad-setup');
  ann.leave();
  await server.remove();
  const none = fileURLToPath(new URL('./testing', import.meta.url));
  await expect(loadExpansions([none])).rejects.toThrow('rules/index.ts');
});
