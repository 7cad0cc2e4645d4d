import type { PlayerAnswer, TableRequest } from '@bastide/protocol';
import { expect, test } from 'vitest';
import { DEFAULTS } from '../config.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { TestClock } from '../testing/clock.ts';
import { Player } from '../testing/player.ts';
import { playToEnd } from '../testing/table.ts';
import { testServer } from '../testing/test-server.ts';
import { useServer } from '../testing/use-server.ts';

const server = useServer();
const FRESH = { games: 1, time: 86_400_000 };

/** Nobody has a kept name of the test before. */
let round = 0;

async function kept(name: string): Promise<Player> {
  const player = await server.join(`${name} ${++round}`);
  await player.keep(new Authenticator());
  return player;
}

async function tableOf(
  players: readonly Player[],
  bots: number,
  more: Partial<TableRequest> = {},
): Promise<string> {
  const [host] = players;
  const { game, keys } = await host.create({
    ...more,
    setup: { sets: ['base'], options: {}, players: players.length + bots },
    seats: [
      ...players.map(() => ({ kind: 'person' as const })),
      ...Array.from({ length: bots }, () => ({ kind: 'bot' as const, level: 'page' as const })),
    ],
    ...more,
  });
  for (const one of players) {
    await one.open(game, keys.play);
    await one.sit(game);
  }
  return game;
}

async function ratingsOf(player: Player): Promise<PlayerAnswer['ratings']> {
  return ((await player.get(`/api/players/${player.player}`)) as PlayerAnswer).ratings;
}

async function leaders(player: Player, players: number, pool = 'all'): Promise<string[]> {
  const answer = (await player.get(`/api/leaderboard?players=${players}&pool=${pool}`)) as {
    standings: { player: string }[];
  };
  return answer.standings.map((one) => one.player);
}

test('two who keep their identities play to the end: both ratings move, are told at once, and stand on the leaderboard', async () => {
  const [ann, bob] = await Promise.all([kept('Ann'), kept('Bob')]);
  const game = await tableOf([ann, bob], 0);
  await playToEnd(game, [ann, bob]);
  for (const one of [ann, bob]) await one.until(() => one.table(game).info.result?.ratings !== undefined);
  const { ratings = [], places } = bob.table(game).info.result ?? {};
  expect(ratings.map(({ seat, before }) => [seat, before])).toEqual([
    [0, 1500],
    [1, 1500],
  ]);
  const pools = ['all', 'preset/base', 'speed/untimed'];
  for (const [seat, one] of [ann, bob].entries())
    expect(await ratingsOf(one)).toMatchObject(
      pools.map((pool) => ({ pool, players: 2, games: 1, rating: ratings[seat].after })),
    );
  const [first, second] = places?.[0] === 1 ? [ann, bob] : [bob, ann];
  if (places?.[0] !== places?.[1]) {
    expect(ratings[first === ann ? 0 : 1].after).toBeGreaterThan(1500);
    expect(ratings[first === ann ? 1 : 0].after).toBeLessThan(1500);
    for (const pool of pools) expect(await leaders(ann, 2, pool)).toEqual([first.player, second.player]);
    expect(await leaders(ann, 2, 'speed/blitz')).toEqual([]);
  }
  // Who comes later is told the same.
  const eve = await server.join('Eve');
  await eve.open(game);
  expect(eve.table(game).info.result?.ratings).toEqual(ratings);
});

test('games with guests or bots count for nobody’s rating', async () => {
  const ann = await kept('Ann');
  const guest = await server.join('Guest');
  for (const [players, bots] of [
    [[ann, guest], 0],
    [[ann], 1],
  ] as const) {
    const game = await tableOf(players, bots);
    await playToEnd(game, players);
    const page = () => ann.get(`/api/players/${ann.player}`) as Promise<PlayerAnswer>;
    while (!(await page()).results.some((result) => result.game === game));
    expect(ann.table(game).info.result?.ratings).toBeUndefined();
  }
  expect(await ratingsOf(ann)).toEqual([]);
  expect(await ratingsOf(guest)).toEqual([]);
});

test('at a table of three with one guest the two others are rated against each other', async () => {
  const [ann, bob, guest] = [await kept('Ann'), await kept('Bob'), await server.join('Guest')];
  const game = await tableOf([ann, guest, bob], 0);
  await guest.must({ do: 'leave', game });
  await playToEnd(game, [ann, bob]);
  await ann.until(() => ann.table(game).info.result?.ratings !== undefined);
  expect(ann.table(game).info.result?.ratings?.map(({ seat }) => seat)).toEqual([0, 2]);
  expect(new Set(await leaders(ann, 3))).toEqual(new Set([ann.player, bob.player]));
});

test('where bots may be asked for advice nobody’s rating moves, and the terms say so', async () => {
  const [ann, bob] = await Promise.all([kept('Ann'), kept('Bob')]);
  const game = await tableOf([ann, bob], 0, { hints: true });
  expect(bob.table(game).info.terms.hints).toBe(true);
  await playToEnd(game, [ann, bob]);
  for (const one of [ann, bob]) await one.until(() => one.table(game).info.status === 'over');
  for (const one of [ann, bob]) await one.must({ do: 'rematch', game });
  // The next table is made after the results are entered.
  await ann.until(() => ann.table(game).info.next !== undefined);
  expect(ann.table(game).info.result?.ratings).toBeUndefined();
  expect(await ratingsOf(ann)).toEqual([]);
});

test('a table may be chosen not to be rated', async () => {
  const [ann, bob] = await Promise.all([kept('Ann'), kept('Bob')]);
  const game = await tableOf([ann, bob], 0, { rated: false });
  await playToEnd(game, [ann, bob]);
  await finished(ann, game);
  expect(await ratingsOf(ann)).toEqual([]);
});

test('a rated game takes moves and time of both, by link it takes players who are known, and one game makes no first place', async () => {
  const clock = new TestClock();
  const strict = await testServer({ rating: { ...DEFAULTS.rating, fresh: FRESH }, now: clock.now });
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Player.join(strict.url, name)));
  for (const one of [ann, bob]) await one.keep(new Authenticator());
  // Given up after a few moves, though these took long.
  const short = await tableOf([ann, bob], 0, { timeout: 'out' });
  await playToEnd(short, [ann, bob], 4);
  clock.pass(3_600_000);
  await bob.must({ do: 'leave', game: short });
  await finished(ann, short);
  // Whoever left has lost all the same; nobody has gained anything.
  const lost = { games: 1, rating: expect.toSatisfy((rating: number) => rating < 1500) };
  expect(await ratingsOf(bob)).toMatchObject([lost, lost, lost]);
  // Nor has who left last, and lost to nobody.
  const left = await tableOf([ann, bob], 0);
  for (const one of [bob, ann]) await one.must({ do: 'leave', game: left });
  await finished(ann, left);
  expect(await ratingsOf(ann)).toEqual([]);
  // To its end, but faster than anyone can think.
  const fast = await tableOf([ann, bob], 0);
  await playToEnd(fast, [ann, bob]);
  await finished(ann, fast);
  expect(await ratingsOf(ann)).toEqual([]);
  const counted = async (more: Partial<TableRequest>) => {
    const game = await tableOf([ann, bob], 0, { timeout: 'out', ...more });
    const ticking = setInterval(() => clock.pass(2000), 1);
    await playToEnd(game, [ann, bob], 60);
    clearInterval(ticking);
    await bob.must({ do: 'leave', game });
    while (!(await strict.hall.store.gameById(game))?.isRated);
    return (await ratingsOf(ann)).map(({ games }) => games);
  };
  // By link, new as they are, they may be one and the same person.
  expect(await counted({ visibility: 'link' })).toEqual([]);
  expect(await counted({})).toEqual([1, 1, 1]);
  expect(await leaders(ann, 2)).toEqual([]);
  expect(await counted({ visibility: 'link' })).toEqual([1, 1, 1]);
  clock.pass(FRESH.time);
  expect(await counted({ visibility: 'link' })).toEqual([2, 2, 2]);
  for (const one of [ann, bob]) one.leave();
  await strict.remove();
});

/** The results of a game are entered. */
async function finished(player: Player, game: string): Promise<void> {
  const page = () => player.get(`/api/players/${player.player}`) as Promise<PlayerAnswer>;
  while (!(await page()).results.some((result) => result.game === game));
}
