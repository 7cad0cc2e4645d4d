import { presets } from '@bastide/rules';
import { describe, expect, test } from 'vitest';
import { Player } from '../testing/player.ts';
import { playToEnd, sameHead } from '../testing/table.ts';
import { useServer } from '../testing/use-server.ts';

const server = useServer();
const { join, two } = server;

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
  test('a broken line comes back and has missed nothing', async () => {
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
    server.players.push(newer);
    await newer.connect();
    await newer.open(game);
    await asked.until(() => asked.received.some(({ tell }) => tell === 'taken-over'));
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

test('everything, with three people and a bot: all see the same after every move', async () => {
  const people = await Promise.all(['Ann', 'Bob', 'Cat'].map(join));
  const [ann] = people;
  const { sets, options } = presets.everything;
  const { game } = await ann.create({
    setup: { sets: [...sets], options: { ...options }, players: 4 },
    seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot', level: 'squire' }, { kind: 'person' }],
  });
  for (const one of people) {
    await one.open(game);
    await one.sit(game);
  }
  for (let i = 0; i < 12; i++) {
    await playToEnd(game, people, 8);
    await sameHead(game, people);
    const heads = people.map((one) => one.table(game).head);
    if (new Set(heads).size > 1) continue;
    expect(new Set(people.map((one) => one.table(game).game.hash())).size).toBe(1);
  }
  expect(ann.table(game).entries.some(({ move }) => move.by === 2)).toBe(true);
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
