import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/house-server.ts';
import { Player } from '../testing/player.ts';
import { playToEnd, sameHead, someoneIsAsked, twoAtTable } from '../testing/table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.remove());

const players: Player[] = [];
async function join(name: string): Promise<Player> {
  const player = await Player.join(server.url, name);
  players.push(player);
  return player;
}
async function two(wish = {}) {
  const table = await twoAtTable(server.url, wish);
  players.push(table.ann, table.bob);
  return table;
}
afterAll(() => {
  for (const player of players) player.leave();
});

describe('moves', () => {
  test('a move sent twice is answered twice and played once', async () => {
    const { asked, game } = await two();
    const { head, game: state } = asked.table(game);
    const options = asked.table(game);
    expect(state.toMove).toBe(options.seat);
    const first = await asked.playAny(game);
    const id = (first as { id: string }).id;
    await asked.until(() => asked.table(game).head > head);
    const after = asked.table(game).entries.length;
    const again = await asked.ask({ do: 'move', game, expect: head, move: { by: 0, do: 'pass' } }, id);
    expect(again).toMatchObject({ tell: 'done', seq: head });
    expect(asked.table(game).entries.length).toBe(after);
  });

  test('a move for a table that has gone on is stale, and tells how far it is', async () => {
    const { asked, game } = await two();
    const { head } = asked.table(game);
    await asked.playAny(game);
    const stale = await asked.ask({ do: 'move', game, expect: head, move: { by: 0, do: 'pass' } });
    expect(stale).toMatchObject({ tell: 'refused', error: 'stale' });
    expect((stale as { head: number }).head).toBeGreaterThan(head);
  });

  test('out of turn, for another seat, and against the rules: refused, and nothing changes', async () => {
    const { asked, other, game } = await two();
    const { head, seat } = asked.table(game);
    const move = { by: seat ?? 0, do: 'place', tile: 'base/D', x: 40, y: 40, rot: 0 };
    expect(await asked.ask({ do: 'move', game, expect: head, move })).toMatchObject({
      error: 'illegal-move',
    });
    expect(await other.ask({ do: 'move', game, expect: head, move })).toMatchObject({
      error: 'not-your-turn',
    });
    const chance = { by: 'chance' as const, do: 'draw', tile: 'base/D' };
    expect(await asked.ask({ do: 'move', game, expect: head, move: chance })).toMatchObject({
      error: 'not-your-turn',
    });
    expect(asked.table(game).head).toBe(head);
  });

  test('undo: the own last move at once, an older one if all agree', async () => {
    const { asked, other, game } = await two();
    await asked.playAny(game);
    await sameHead(game, [asked, other]);
    // The first answer was a placement, after which the figure is asked for: nothing was revealed yet.
    expect(asked.isAsked(game)).toBe(true);
    const placed = asked.table(game).entries.length;
    await asked.must({ do: 'undo', game, expect: asked.table(game).head });
    await sameHead(game, [asked, other]);
    expect(other.table(game).entries.length).toBe(placed - 1);
    expect(other.table(game).game.hash()).toBe(asked.table(game).game.hash());

    while (asked.isAsked(game)) {
      await asked.playAny(game);
      await sameHead(game, [asked, other]);
    }
    const drawn = asked.table(game).entries.at(-1)?.move;
    expect(drawn?.do).toBe('draw');
    await asked.must({ do: 'undo', game, expect: asked.table(game).head });
    await sameHead(game, [asked, other]);
    expect(other.table(game).info.undo).toMatchObject({ by: asked.table(game).seat });
    await other.must({ do: 'answer-undo', game, expect: other.table(game).head, agree: true });
    await sameHead(game, [asked, other]);
    expect(asked.isAsked(game)).toBe(true);
    // Who plays the same again draws the same again.
    while (asked.isAsked(game)) {
      await asked.playAny(game);
      await sameHead(game, [asked, other]);
    }
    expect(asked.table(game).entries.at(-1)?.move).toEqual(drawn);
    await asked.must({ do: 'undo', game, expect: asked.table(game).head });
    await sameHead(game, [asked, other]);
    const { head } = other.table(game);
    await other.must({ do: 'answer-undo', game, expect: head, agree: false });
    await sameHead(game, [asked, other]);
    expect(asked.table(game).info.undo).toBeUndefined();
    expect(asked.table(game).entries.at(-1)?.move).toEqual(drawn);
  });
});

describe('coming and going', () => {
  test('a broken line comes back and lacks nothing', async () => {
    const { asked, other, game } = await two();
    other.socket?.terminate();
    await asked.playAny(game);
    await other.until(() => other.table(game).head >= asked.table(game).head);
    expect(other.table(game).game.hash()).toBe(asked.table(game).game.hash());
  });

  test('a newer connection takes over and the older is told', async () => {
    const { asked, other, game } = await two();
    const newer = new Player(server.url, 'Ann');
    newer.cookie = asked.cookie;
    players.push(newer);
    await newer.connect();
    await newer.open(game);
    await asked.until(() => asked.heard.some(({ tell }) => tell === 'taken-over'));
    const { head } = asked.table(game);
    expect((await newer.playAny(game)).tell).toBe('done');
    await other.until(() => other.table(game).head > head);
    expect(asked.table(game).head).toBe(head);
  });

  test('presence: who is there is told, and who has gone is no ghost', async () => {
    const { ann, bob, game } = await two();
    await ann.until(() => ann.table(game).presence.seats.every((isThere) => isThere));
    const eve = await join('Eve');
    await eve.open(game);
    await ann.until(() => ann.table(game).presence.watchers === 1);
    bob.leave();
    eve.leave();
    await ann.until(() => {
      const { seats, watchers } = ann.table(game).presence;
      return !seats[1] && watchers === 0;
    });
  });

  test('who leaves is replaced by a bot, comes last, and the game goes on to its end', async () => {
    const { ann, bob, game } = await two({ timeout: 'bot' });
    await bob.must({ do: 'leave', game });
    await playToEnd(game, [ann]);
    expect(ann.table(game).info.seats[1].left).toBe('bot');
    expect(ann.table(game).info.result).toMatchObject({ reason: 'played', places: [1, 2] });
    expect(await bob.ask({ do: 'leave', game })).toMatchObject({ error: 'not-playing' });
  });

  test('where who leaves is out, the last one left wins at once', async () => {
    const { ann, bob, game } = await two({ timeout: 'out' });
    await ann.must({ do: 'leave', game });
    await bob.until(() => bob.table(game).info.status === 'over');
    expect(bob.table(game).info.result).toMatchObject({ reason: 'forfeit', places: [2, 1] });
  });

  test('with three, the one who is out does only what is necessary, and the others play on', async () => {
    const [ann, bob, cat] = await Promise.all(['Ann', 'Bob', 'Cat'].map(join));
    const { game } = await ann.create({
      setup: { sets: ['base'], options: {}, players: 3 },
      seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }],
      timeout: 'out',
    });
    for (const one of [ann, bob, cat]) {
      await one.open(game);
      await one.sit(game);
    }
    await cat.must({ do: 'leave', game });
    await playToEnd(game, [ann, bob]);
    const { result, seats } = ann.table(game).info;
    expect(seats[2].left).toBe('out');
    expect(result?.places[2]).toBe(3);
    expect(ann.table(game).entries.some(({ move }) => move.by === 2 && move.do === 'deploy')).toBe(false);
  });
});

describe('clocks', () => {
  test('when the time is over the table’s rule applies, though nobody does anything', async () => {
    const { asked, other, game } = await two({
      clock: { kind: 'live', base: 1, increment: 0 },
      timeout: 'out',
    });
    const { clocks, seat } = asked.table(game);
    expect(clocks).toMatchObject({ running: seat, left: [1000, 1000] });
    await other.until(() => other.table(game).info.status === 'over', 3000);
    expect(other.table(game).info.result?.places[seat ?? 0]).toBe(2);
  });

  test('a placed tile earns the increment', async () => {
    const { asked, game } = await two({ clock: { kind: 'live', base: 60, increment: 5 } });
    const seat = asked.table(game).seat ?? 0;
    const { head } = asked.table(game);
    await asked.playAny(game);
    await asked.until(() => asked.table(game).head > head);
    const left = asked.table(game).clocks?.left[seat] ?? 0;
    expect(left).toBeGreaterThan(63_000);
    expect(left).toBeLessThanOrEqual(65_000);
  });

  test('days a move: the deadline is days away, and counts anew', async () => {
    const { asked, game } = await two({ clock: { kind: 'days', days: 2 } });
    const { clocks } = asked.table(game);
    expect((clocks?.until ?? 0) - Date.now()).toBeGreaterThan(1.9 * 86_400_000);
  });
});

describe('again', () => {
  test('a rematch is a new table with the same seats, once all want it', async () => {
    const { ann, bob, game } = await two({ timeout: 'out' });
    await playToEnd(game, [ann, bob]);
    await ann.must({ do: 'rematch', game });
    await bob.until(() => bob.table(game).info.rematch?.length === 1);
    expect(bob.table(game).info.next).toBeUndefined();
    await bob.must({ do: 'rematch', game });
    await Promise.all([ann, bob].map((one) => one.until(() => one.table(game).info.next !== undefined)));
    const next = ann.table(game).info.next ?? '';
    const eve = await join('Eve');
    await eve.open(next);
    const nonce = '0'.repeat(32);
    expect(await eve.ask({ do: 'sit', game: next, nonce })).toMatchObject({ error: 'table-full' });
    for (const one of [bob, ann]) {
      await one.open(next);
      await one.sit(next);
    }
    expect([ann.table(next).seat, bob.table(next).seat]).toEqual([
      ann.table(game).seat,
      bob.table(game).seat,
    ]);
    expect(await someoneIsAsked(next, [ann, bob])).toBeDefined();
    expect(ann.table(next).info.commitment).not.toBe(ann.table(game).info.commitment);
  });

  test('best of three goes on until someone has won two', async () => {
    const { ann, bob, game } = await two({ bestOf: 3 });
    let current = game;
    for (let round = 1; ; round++) {
      await playToEnd(current, [ann, bob]);
      const result = ann.table(current).info.result;
      const won = [...(ann.table(current).info.series?.wins ?? [0, 0])];
      for (const [seat, place] of (result?.places ?? []).entries())
        if (place === 1) won[seat] += 1 / (result?.places ?? []).filter((one) => one === 1).length;
      if (Math.max(...won) > 1.5 || round === 3) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        expect(ann.table(current).info.next).toBeUndefined();
        break;
      }
      await Promise.all([ann, bob].map((one) => one.until(() => one.table(current).info.next !== undefined)));
      current = ann.table(current).info.next ?? '';
      for (const one of [ann, bob]) {
        await one.open(current);
        await one.sit(current);
      }
      expect(ann.table(current).info.series).toEqual({ round: round + 1, wins: won });
    }
  });
});

describe('who may', () => {
  test('a table by link: nobody finds it without the key; the key to watch does not let one play', async () => {
    const [ann, eve] = await Promise.all([join('Ann'), join('Eve')]);
    const { game, keys } = await ann.create({ visibility: 'link', watch: 'link' });
    await ann.open(game);
    await ann.sit(game);
    const nonce = '0'.repeat(32);
    expect(await eve.ask({ do: 'open', game })).toMatchObject({ error: 'not-found' });
    expect(await eve.ask({ do: 'open', game, key: '_'.repeat(22) })).toMatchObject({ error: 'not-found' });
    expect(await eve.ask({ do: 'sit', game, nonce })).toMatchObject({ error: 'not-found' });
    expect(await eve.ask({ do: 'sit', game, nonce, key: keys.watch })).toMatchObject({ error: 'not-found' });
    expect(await eve.ask({ do: 'open', game, key: keys.watch })).toMatchObject({ tell: 'table' });
    const tables = (await eve.get('/api/tables')) as { tables: { game: string }[] };
    expect(tables.tables.some((table) => table.game === game)).toBe(false);
    const bob = await join('Bob');
    await bob.open(game, keys.play);
    await bob.sit(game);
    const cat = await join('Cat');
    expect(await cat.ask({ do: 'open', game, key: keys.play })).toMatchObject({ error: 'not-found' });
    expect((await eve.get(`/api/tables/${game}?key=${keys.watch}`)) as object).toMatchObject({
      status: 'playing',
    });
    await expect(cat.get(`/api/tables/${game}`)).rejects.toThrow('not-found');
    await expect(eve.get(`/api/games/${game}/record?key=${keys.watch}`)).rejects.toThrow('not-over');
    const shown = bob.heard.find(({ tell }) => tell === 'table') as { keys?: object };
    expect(shown.keys).toBeUndefined();
  });

  test('the host begins with bots on the free seats; others can’t; standing up frees a seat', async () => {
    const [ann, bob] = await Promise.all([join('Ann'), join('Bob')]);
    const seats = [{ kind: 'person' }, { kind: 'person' }, { kind: 'person' }] as const;
    const { game } = await ann.create({
      setup: { sets: ['base'], options: {}, players: 3 },
      seats: [...seats],
    });
    for (const one of [ann, bob]) {
      await one.open(game);
      await one.sit(game);
    }
    expect(await bob.ask({ do: 'start', game })).toMatchObject({ error: 'not-allowed' });
    await bob.must({ do: 'stand', game });
    await ann.until(() => ann.table(game).info.seats[1].kind === 'open');
    await bob.sit(game, { seat: 2 });
    await ann.must({ do: 'start', game });
    await ann.until(() => ann.table(game).info.status === 'playing');
    expect(ann.table(game).info.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'person']);
  });

  test('the lobby shows public tables as they come, change and go', async () => {
    const [ann, eve] = await Promise.all([join('Ann'), join('Eve')]);
    await eve.must({ do: 'lobby', on: true });
    const { game } = await ann.create();
    const isShown = (kind: string) =>
      eve.heard.some(
        (message) =>
          message.tell === 'lobby' &&
          message.tables.some((one) => one.game === game && one.seats[0].kind === kind),
      );
    await eve.until(() => isShown('open'));
    await ann.open(game);
    await ann.sit(game);
    await eve.until(() => isShown('person'));
    await ann.must({ do: 'stand', game });
    await eve.until(() =>
      eve.heard.some((message) => message.tell === 'lobby' && message.gone.includes(game)),
    );
  });

  test('chat: text as it was written, quick phrases, mute', async () => {
    const { ann, bob, game } = await two();
    const eve = await join('Eve');
    await eve.open(game);
    const text = '<img src=x onerror=alert(1)> & "hello"';
    await ann.must({ do: 'say', game, text });
    await bob.until(() => bob.table(game).chat.length === 1);
    expect(bob.table(game).chat[0]).toMatchObject({ text, name: 'Ann', seat: 0 });
    await bob.must({ do: 'mute', player: eve.player, muted: true });
    await eve.must({ do: 'phrase', game, phrase: 'nice-move' });
    await ann.until(() => ann.table(game).chat.length === 2);
    expect(ann.table(game).chat[1]).toMatchObject({ phrase: 'nice-move', name: 'Eve' });
    expect(ann.table(game).chat[1].seat).toBeUndefined();
    await ann.must({ do: 'phrase', game, phrase: 'thanks' });
    await bob.until(() => bob.table(game).chat.some(({ phrase }) => phrase === 'thanks'));
    expect(bob.table(game).chat.some(({ name }) => name === 'Eve')).toBe(false);
    await bob.open(game);
    expect(bob.table(game).chat.map(({ n }) => n)).toEqual([0, 2]);
    const cat = await join('Cat');
    expect(await cat.ask({ do: 'say', game, text: 'hi' })).toMatchObject({ error: 'not-open' });
  });

  test('my games tell whose turn it is; results are on the player’s page', async () => {
    const { asked, other, game } = await two({ timeout: 'out' });
    const mine = async (who: Player) =>
      ((await who.get('/api/my-games')) as { tables: { game: string; yourTurn: boolean; status: string }[] })
        .tables;
    expect(await mine(asked)).toMatchObject([{ game, yourTurn: true, status: 'playing' }]);
    expect(await mine(other)).toMatchObject([{ game, yourTurn: false }]);
    await asked.must({ do: 'leave', game });
    await other.until(() => other.table(game).info.status === 'over');
    expect(await mine(asked)).toMatchObject([{ game, yourTurn: false, status: 'over' }]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const page = (await other.get(`/api/players/${other.player}`)) as { results: object[] };
    expect(page.results).toMatchObject([{ game, place: 1, players: 2 }]);
  });
});
