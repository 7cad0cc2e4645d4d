import { expect, test } from 'vitest';
import type { Player } from '../testing/player.ts';
import { playToEnd } from '../testing/table.ts';
import { useServer } from '../testing/use-server.ts';

const server = useServer();
const isOver = (game: string) => (one: Player) => one.table(game).info.status === 'over';

test('whoever is left alone with a bot may claim the win; nobody may before', async () => {
  const { ann, bob, game } = await server.two();
  expect(await ann.ask({ do: 'claim', game })).toMatchObject({ tell: 'refused', error: 'not-allowed' });
  await bob.must({ do: 'leave', game });
  expect(await bob.ask({ do: 'claim', game })).toMatchObject({ tell: 'refused', error: 'not-allowed' });
  await ann.must({ do: 'claim', game });
  await ann.until(() => isOver(game)(ann));
  const { result } = ann.table(game).info;
  expect(result?.reason).toBe('forfeit');
  expect(result?.places[ann.table(game).seat ?? -1]).toBe(1);
});

test('with a bot there from the start the last person may end the game: the points decide between the two', async () => {
  const seats = [{ kind: 'person' }, { kind: 'bot', level: 'page' }, { kind: 'person' }] as const;
  const setup = { sets: ['base'], options: {}, players: 3 };
  const { ann, bob, game } = await server.two({ setup, seats: [...seats] });
  await playToEnd(game, [ann, bob], 24);
  expect(await ann.ask({ do: 'claim', game })).toMatchObject({ tell: 'refused', error: 'not-allowed' });
  await bob.must({ do: 'leave', game });
  await ann.must({ do: 'claim', game });
  await ann.until(() => isOver(game)(ann));
  const { scores = [], places = [] } = ann.table(game).info.result ?? {};
  expect(places[bob.table(game).seat ?? -1]).toBe(3);
  expect(places[0] < places[1]).toBe(scores[0] > scores[1]);
  expect(Math.max(places[0], places[1])).toBeLessThanOrEqual(2);
});

test('nobody wins against bots alone by asking', async () => {
  const ann = await server.join('Ann');
  const { game } = await ann.create({ seats: [{ kind: 'person' }, { kind: 'bot', level: 'page' }] });
  await ann.open(game);
  await ann.sit(game);
  await ann.until(() => ann.isAsked(game));
  expect(await ann.ask({ do: 'claim', game })).toMatchObject({ tell: 'refused', error: 'not-allowed' });
});

test('who left first has lost, though the bot in that seat played on and the other left too', async () => {
  const { ann, bob, game } = await server.two();
  await playToEnd(game, [ann, bob], 20);
  await bob.must({ do: 'leave', game });
  await ann.must({ do: 'leave', game });
  await ann.until(() => isOver(game)(ann));
  const { result } = ann.table(game).info;
  expect(result?.places[bob.table(game).seat ?? -1]).toBe(2);
  expect(result?.places[ann.table(game).seat ?? -1]).toBe(1);
});

test('when the game is over all clocks stand', async () => {
  const clock = { kind: 'live', base: 600, increment: 0 } as const;
  const { ann, bob, game } = await server.two({ clock, timeout: 'out' });
  expect(ann.table(game).clocks?.running).toBeDefined();
  await bob.must({ do: 'leave', game });
  await ann.until(() => isOver(game)(ann));
  expect(ann.table(game).clocks).toMatchObject({ left: [expect.any(Number), expect.any(Number)] });
  expect(ann.table(game).clocks?.running).toBeUndefined();
});

test('who goes away is told with the time since when', async () => {
  const { ann, bob, game } = await server.two();
  const seat = bob.table(game).seat ?? -1;
  const isThere = () => ann.table(game).presence.seats[seat];
  await ann.until(isThere);
  const before = Date.now();
  bob.leave();
  await ann.until(() => !isThere());
  const since = ann.table(game).presence.awaySince?.[seat] ?? 0;
  expect(since).toBeGreaterThanOrEqual(before);
  expect(since).toBeLessThanOrEqual(Date.now());
});

test('of those who only looked on nothing is kept when they go', async () => {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map(server.join));
  const { game } = await ann.create();
  await ann.open(game);
  await bob.open(game);
  await ann.sit(game);
  await bob.close(game);
  // From elsewhere, without a look: since when Bob was away would still be known if it were kept.
  await bob.sit(game);
  const { seats, awaySince } = server.hall.present(game)?.audience.presence() ?? {};
  expect({ seats, awaySince }).toEqual({ seats: [true, false], awaySince: [0, 0] });
});
