import { verifyFair } from '@bastide/protocol';
import { scoresOf } from '@bastide/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { storeKinds } from '../testing/stores.ts';
import { playToEnd, twoAtTable } from '../testing/table.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

describe.each(storeKinds())('a game over real sockets, stored in $kind', ({ place: newPlace }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({}, await newPlace());
  });
  afterAll(async () => {
    await server.remove();
    await server.place.remove();
  });

  test('create, join, play a whole game; both see the same, and its luck can be checked', async () => {
    const { ann, bob, game } = await twoAtTable(server.url);
    await playToEnd(game, [ann, bob]);
    const [mine, theirs] = [ann.table(game), bob.table(game)];
    expect(mine.game.equals(theirs.game) || mine.game.hash() === theirs.game.hash()).toBe(true);
    expect(mine.info.result?.scores).toEqual(scoresOf(mine.game));
    const record = (await ann.get(`/api/games/${game}/record`)) as Parameters<typeof verifyFair>[0];
    const check = await verifyFair(record);
    expect(check).toMatchObject({ fair: true });
    expect(mine.info.nonces).toEqual((record as unknown as { fair: { nonces: string[] } }).fair.nonces);
    const changed = {
      ...record,
      moves: record.moves.map((move) =>
        move.by === 'chance' && move.tile === 'base/U' ? { ...move, tile: 'base/V' } : move,
      ),
    };
    expect(await verifyFair(changed)).toMatchObject({ fair: false });
    ann.leave();
    bob.leave();
  });

  test('a watcher sees the game and may not play', async () => {
    const { ann, bob, game } = await twoAtTable(server.url);
    const eve = await Player.join(server.url, 'Eve');
    await eve.open(game);
    const asked = ann.isAsked(game) ? ann : bob;
    const { head, game: state } = eve.table(game);
    const stolen = await eve.ask({
      do: 'move',
      game,
      expect: head,
      move: { by: state.toMove, do: 'place', tile: 'base/D', x: 0, y: 1, rot: 0 },
    });
    expect(stolen).toMatchObject({ tell: 'refused', error: 'not-allowed' });
    await asked.playAny(game);
    await eve.until(() => eve.table(game).head > head);
    expect(eve.table(game).entries.at(-1)?.move.do).toBeDefined();
    for (const one of [ann, bob, eve]) one.leave();
  });

  test('a bot fills a seat and plays to the end', async () => {
    const ann = await Player.join(server.url, 'Ann');
    const { game } = await ann.create({ seats: [{ kind: 'person' }, { kind: 'bot', level: 'page' }] });
    await ann.open(game);
    await ann.sit(game);
    await playToEnd(game, [ann]);
    expect(ann.table(game).info.result?.reason).toBe('played');
    ann.leave();
  });
});
