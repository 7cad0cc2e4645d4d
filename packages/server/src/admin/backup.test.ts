import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { playToEnd, twoAtTable } from '../testing/table.ts';
import { TEST_CONFIG } from '../testing/test-config.ts';
import { keepServing } from './keep-serving.ts';
import { askDesk } from './open-desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'bastide-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const config = { ...TEST_CONFIG, store: join(folder, 'bastide.db') };
const file = join(folder, 'copy.db');
const ask = (what: 'backup' | 'restore', at = file) => askDesk(config, [], { do: what, file: at });

test('a store is copied while games are played, checked, and put back while the server runs and after', async () => {
  const served = await keepServing({ host: '127.0.0.1', port: 0 }, config);
  const { ann, bob, game } = await twoAtTable(served.url);
  await playToEnd(game, [ann, bob], 6);
  const socket = `${config.store}.sock`;
  for (const own of [socket, config.store, `${config.store}-wal`])
    expect(statSync(own).mode & 0o777).toBe(0o600);
  const [facts] = await Promise.all([ask('backup'), playToEnd(game, [ann, bob], 6)]);
  expect(facts).toMatchObject({ games: 1, people: 2 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(ask('backup')).rejects.toThrow('is there already');
  // What is no backup changes nothing.
  const torn = join(folder, 'torn.db');
  writeFileSync(torn, readFileSync(file));
  truncateSync(torn, statSync(file).size - 8192);
  for (const bad of [torn, join(folder, 'none.db'), import.meta.filename])
    await expect(ask('restore', bad)).rejects.toThrow(/no good backup|no file/);
  await playToEnd(game, [ann, bob], 4);
  const head = ann.table(game).head;
  const { kept, ...put } = (await ask('restore')) as { kept: string };
  expect(put).toEqual(facts);
  expect(existsSync(kept)).toBe(true);
  // The cookies are in the backup: everybody comes back, to the game as it was then.
  for (const one of [ann, bob]) {
    await one.connect();
    await one.open(game);
  }
  expect(ann.table(game).head).toBeLessThan(head);
  await playToEnd(game, [ann, bob], 4);
  for (const one of [ann, bob]) one.leave();
  await served.close();
  expect(existsSync(socket)).toBe(false);

  // Without a server the store itself is asked.
  await ask('restore', kept);
  const again = await keepServing({ host: '127.0.0.1', port: 0 }, config);
  const late = Object.assign(new Player(again.url, 'Ann'), { cookie: ann.cookie, player: ann.player });
  await late.connect();
  await late.open(game);
  expect(late.table(game).head).toBe(head);
  late.leave();
  await again.close();
  expect(await askDesk(config, [], { do: 'tables' })).toMatchObject([{ id: game, status: 'playing' }]);
  expect(await ask('backup', join(folder, 'offline.db'))).toMatchObject({ games: 1 });
});

test('a table is closed in a store no server runs on', async () => {
  const [{ id: game }] = (await askDesk(config, [], { do: 'tables' })) as { id: string }[];
  await askDesk(config, [], { do: 'close', operator: 'root', game });
  expect(await askDesk(config, [], { do: 'tables' })).toMatchObject([{ id: game, status: 'over' }]);
  expect(await askDesk(config, [], { do: 'log' })).toMatchObject([{ action: 'close', subject: game }]);
});
