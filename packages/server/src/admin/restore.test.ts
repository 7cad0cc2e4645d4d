import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Served } from '../serve.ts';
import { Guest } from '../testing/guest.ts';
import { TEST_CONFIG } from '../testing/test-config.ts';
import { keepServing } from './keep-serving.ts';
import { askDesk } from './open-desk.ts';

let folder: string;
let served: Served | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bastide-restore-'));
});
afterEach(async () => {
  await served?.close();
  rmSync(folder, { recursive: true, force: true });
});

const config = () => ({ ...TEST_CONFIG, store: join(folder, 'bastide.db') });
const file = () => join(folder, 'copy.db');
const ask = (what: 'backup' | 'restore') => askDesk(config(), [], { do: what, file: file() });

/** A server, somebody on it, and a backup of both. */
async function backedUp(host = '127.0.0.1', port = 0): Promise<Guest> {
  served = await keepServing({ host, port }, config());
  const ann = new Guest(served.url, 'Ann');
  await ann.signUp();
  await ask('backup');
  return ann;
}

test('a backup that can’t be put back, or served, changes nothing: the server goes on with what it had', async () => {
  const ann = await backedUp();
  const way = `${config().store}.restoring`;
  mkdirSync(way);
  await expect(ask('restore')).rejects.toThrow('nothing has changed');
  expect(await ann.get('/api/me')).toMatchObject({ name: 'Ann' });
  rmSync(way, { recursive: true, force: true });
  // Whole, and yet no store: it has what it does not know of.
  const copy = new Database(file());
  copy.exec("DELETE FROM migrations WHERE name LIKE '0027%'");
  copy.close();
  await ann.post('/api/me', { name: 'Anna' });
  await expect(ask('restore')).rejects.toThrow('nothing has changed');
  expect(await ann.get('/api/me')).toMatchObject({ name: 'Anna' });
  expect(readdirSync(folder).filter((name) => /restoring|before/.test(name))).toEqual([]);
});

test('whoever asks at the desk while a backup is put back, even for another, waits', async () => {
  const ann = await backedUp();
  const both = Promise.all([ask('restore'), ask('restore')]);
  const [people] = (await askDesk(config(), [], { do: 'people', name: 'Ann' })) as { name: string }[];
  expect(people.name).toBe('Ann');
  expect(await both).toMatchObject([{ people: 1 }, { people: 1 }]);
  expect(await ann.get('/api/me')).toMatchObject({ name: 'Ann' });
});

/** Whether there is such a port for us; of its own address, that nobody else has. */
const HOST = '127.0.0.80';
const isAllowed = await new Promise<boolean>((resolve) => {
  const server = createServer().once('error', () => resolve(false));
  server.listen(80, HOST, () => server.close(() => resolve(true)));
});

test.runIf(isAllowed)('a server on the port that addresses leave out comes back to it', async () => {
  const ann = await backedUp(HOST, 80);
  await ask('restore');
  expect(await ann.get('/api/me')).toMatchObject({ name: 'Ann' });
});
