import { describe, expect, test } from 'vitest';
import type { Player } from '../testing/player.ts';
import { playToEnd, someoneIsAsked } from '../testing/table.ts';
import { useServer } from '../testing/use-server.ts';

const server = useServer();
const { join, two } = server;

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
    const shown = bob.received.find(({ tell }) => tell === 'table') as { keys?: object };
    expect(shown.keys).toBeUndefined();
  });

  test.each(['none', 'link'] as const)(
    'once the game has begun, nobody looks on who may not watch (%s)',
    async (watch) => {
      const [ann, bob, eve, fay] = await Promise.all(['Ann', 'Bob', 'Eve', 'Fay'].map(join));
      const { game, keys } = await ann.create({ watch });
      await eve.open(game, keys.play);
      if (watch === 'link') await fay.open(game, keys.watch);
      for (const one of [ann, bob]) {
        await one.open(game);
        await one.sit(game);
      }
      await eve.until(() => eve.received.some(({ tell }) => tell === 'refused'));
      await playToEnd(game, [ann, bob], 4);
      await ann.must({ do: 'say', game, text: 'between us' });
      await eve.must({ do: 'ping' });
      expect(eve.received.at(-2)).toEqual({ tell: 'refused', game, error: 'not-waiting' });
      expect(JSON.stringify(eve.received)).not.toMatch(/"do":"place"|between us|"nonces"/);
      if (watch === 'link') await fay.until(() => fay.table(game).chat.length === 1);
      expect(fay.tables.get(game)?.entries.length).toBe(
        watch === 'link' ? ann.table(game).entries.length : undefined,
      );
    },
  );

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
      eve.received.some(
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
      eve.received.some((message) => message.tell === 'lobby' && message.gone.includes(game)),
    );
  });

  test('chat: text as it was written, quick phrases, mute', async () => {
    const { ann, bob, game } = await two();
    const [eve, dan, fay] = [await join('Eve'), await join('Dan'), await join('Fay')];
    for (const one of [eve, dan, fay]) await one.open(game);
    const text = '<img src=x onerror=alert(1)> & "hello"';
    await ann.must({ do: 'say', game, text });
    await bob.until(() => bob.table(game).chat.length === 1);
    expect(bob.table(game).chat[0]).toMatchObject({ text, name: 'Ann', seat: 0 });
    await fay.must({ do: 'mute', player: eve.player, muted: true });
    await eve.must({ do: 'phrase', game, phrase: 'nice-move' });
    await dan.until(() => dan.table(game).chat.length === 2);
    expect(dan.table(game).chat[1]).toMatchObject({ phrase: 'nice-move', name: 'Eve', room: 'watchers' });
    expect(dan.table(game).chat[1].seat).toBeUndefined();
    await ann.must({ do: 'phrase', game, phrase: 'thanks' });
    await fay.until(() => fay.table(game).chat.some(({ phrase }) => phrase === 'thanks'));
    expect(fay.table(game).chat.some(({ name }) => name === 'Eve')).toBe(false);
    await fay.open(game);
    expect(fay.table(game).chat.map(({ n }) => n)).toEqual([0, 2]);
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
    const { scores, places } = other.table(game).info.result ?? {};
    expect(await mine(asked)).toMatchObject([{ game, yourTurn: false, status: 'over', scores, places }]);
    expect(places).toHaveLength(2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const page = (await other.get(`/api/players/${other.player}`)) as { results: object[] };
    expect(page.results).toMatchObject([{ game, place: 1, players: 2 }]);
  });
});
