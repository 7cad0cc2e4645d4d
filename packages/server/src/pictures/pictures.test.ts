import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedGames, serveGames } from '../serve.ts';
import { StoreUnavailable } from '../store/store.ts';
import { Player } from '../testing/player.ts';
import { filePlace, type StorePlace } from '../testing/stores.ts';
import { playToEnd, twoAtTable } from '../testing/table.ts';
import { TEST_CONFIG } from '../testing/test-config.ts';
import { Pictures } from './pictures.ts';

/** A page whose painter only writes down how many tiles lie: what is painted is tested in a browser. */
const root = mkdtempSync(join(tmpdir(), 'bastide-painter-'));
const PAINTER = `export const paintPicture = ({ view }) =>
  ({ encode: () => new TextEncoder().encode(String(view.tiles.length)) });`;

let place: StorePlace;
let server: ServedGames;
beforeAll(async () => {
  mkdirSync(join(root, 'painter'));
  writeFileSync(join(root, 'painter', 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'painter', 'painter.js'), PAINTER);
  place = await filePlace();
  server = await serveGames({ root, host: '127.0.0.1', port: 0 }, { ...TEST_CONFIG, store: place.where });
});
afterAll(async () => {
  await server.close();
  await place.remove();
  rmSync(root, { recursive: true });
});

test('a game nobody may watch is painted for its players only', async () => {
  const statuses = async (watch: 'all' | 'none') => {
    const { ann, bob, game, keys } = await twoAtTable(server.url, { watch });
    const eve = new Player(server.url, 'Eve');
    await eve.signUp();
    const picture = new URL(`/t/${game}${keys.play.slice(0, 8)}/picture.jpg`, server.url);
    const found = [ann, bob, eve].map(({ cookie }) => fetch(picture, { headers: { cookie } }));
    for (const one of [ann, bob]) one.leave();
    return (await Promise.all(found)).map(({ status }) => status);
  };
  expect(await statuses('all')).toEqual([200, 200, 200]);
  expect(await statuses('none')).toEqual([200, 200, 404]);
});

test('a picture asked for while the store does not answer is one to ask for again, and ends nothing', async () => {
  const { ann, bob, game, keys } = await twoAtTable(server.url);
  for (const one of [ann, bob]) one.leave();
  const picture = new URL(`/t/${game}${keys.play.slice(0, 8)}/picture.jpg`, server.url);
  const { store } = server.hall;
  const { eventsFrom } = store;
  Object.assign(store, { eventsFrom: () => Promise.reject(new StoreUnavailable('gone')) });
  expect((await fetch(picture)).status).toBe(503);
  Object.assign(store, { eventsFrom });
  expect((await fetch(picture)).status).toBe(200);
});

test('a table is painted as it was when the picture was asked for, whatever is played meanwhile', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => twoAtTable(server.url)));
  await playToEnd(two.game, [two.ann, two.bob], 30);
  const live = await server.hall.table(one.game);
  if (live === undefined) throw new Error('the table is there');
  const pictures = Pictures.of(root, (_, error) => {
    throw error;
  });
  const painted = pictures?.of(live);
  // Its memory goes to whichever table moves next.
  const { engine, bytes } = live.table;
  engine.load((await server.hall.table(two.game))?.table.bytes ?? bytes).save(bytes);
  engine.giveBack(bytes);
  expect(new TextDecoder().decode(await painted)).toBe('1');
  await pictures?.close();
  for (const { ann, bob } of [one, two]) for (const who of [ann, bob]) who.leave();
});
