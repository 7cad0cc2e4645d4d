import { describe, expect, test } from 'vitest';
import { bringsOf } from '../../testing/brings.ts';
import type { Colour } from '../../testing/drawing.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { pay, rob, robbersOf, score, scorersOf, stand } from '../../testing/track.ts';

const sets = ['base', 'robbers'];
const SEATS = ['red', 'blue', 'green', 'yellow', 'black'] as const;

/** Scorers stand there, robbers lurk there, and red is to draw. */
function table(scorers: readonly number[], robbers: Partial<Record<Colour, number>>, more = sets): Scene {
  const players = scorers.length;
  const game = scene('', { sets: more, players, turn: SEATS[players - 1], options: { robbersAll: true } });
  for (const [seat, points] of scorers.entries()) stand(game, SEATS[seat], points);
  game.draw('robbers/straight').place(1, 0, 90);
  while (game.asked === 'robbers/put') rob(game, robbers[game.toMove as Colour]);
  return game.pass();
}

/** Everybody’s points. */
function points({ game }: Scene): number[] {
  return Array.from({ length: game.players }, (_, seat) => game.scores.of(seat));
}

const victim = (game: Scene, award: number) => game.play({ by: game.game.toMove, do: 'rob', award });

describe('half of an award', () => {
  test.each([
    [1, 1],
    [4, 2],
    [5, 3],
    [9, 5],
  ])('RO2 of %i points the robber’s owner gets %i, and the victim keeps all', (award, loot) => {
    const game = pay(table([10, 20], { blue: 10 }), ['red', award]);
    expect(points(game)).toEqual([10 + award, 20 + loot]);
    expect(robbersOf(game)).toEqual([]);
    expect(game.awards.at(-1)).toEqual({
      seat: 'blue',
      points: loot,
      cause: 'robbery',
      because: { robbed: award, victim: 0 },
    });
  });

  test('RO2 a scorer that leaves another space is not robbed, and the robber stays', () => {
    const game = pay(table([10, 20, 30], { blue: 30 }), ['red', 4]);
    expect([points(game), robbersOf(game)]).toEqual([[14, 20, 30], ['blue 30']]);
  });

  test('RO2 G7 the space is that of the ring: 53 points stand on 3', () => {
    const game = pay(table([53, 20, 3], { blue: 3 }), ['red', 4]);
    expect(points(game)).toEqual([57, 22, 3]);
  });

  test('RO2 G7 an award of 50 goes once round and leaves the space too', () => {
    const game = pay(table([10, 20], { blue: 10 }), ['red', 50]);
    expect([points(game), robbersOf(game)]).toEqual([[60, 45], []]);
  });

  test('RO2 with messengers the victim’s scorer on the space is the one that counts', () => {
    const messengers = table([10, 20], { blue: 10 }, [...sets, 'messengers']);
    score(pay(messengers, ['red', 4]), 'messenger');
    expect([points(messengers), robbersOf(messengers)]).toEqual([[14, 20], ['blue 10']]);
    score(pay(messengers, ['red', 4]), 'marker');
    // Blue’s loot is moved by ME1.
    expect([messengers.toMove, messengers.answers()]).toEqual([
      'blue',
      ['score marker 2', 'score messenger 2'],
    ]);
    expect(scorersOf(score(messengers, 'messenger'), 'blue')).toEqual([20, 2]);
  });

  test('RO5 never the own scorer', () => {
    const game = pay(table([10, 10], { blue: 10 }), ['blue', 4]);
    expect([points(game), robbersOf(game)]).toEqual([[10, 14], ['blue 10']]);
  });

  test('RO1 it may rob in the same part', () => {
    const game = scene(
      `
      ..... .....
      ..... .....
      --o-- -R---
      ..|.. .....
      ..|.. .....
      R: red follower`,
      { sets, turn: 'blue' },
    );
    game.draw('robbers/tee').place(2, 0);
    rob(rob(game, 0)).pass();
    expect([game.scores, robbersOf(game)]).toEqual([{ red: 3, blue: 2 }, []]);
  });
});

describe('several robbers and several victims', () => {
  test('RO3 several robbers there each get the half', () => {
    const game = pay(table([10, 20, 30], { blue: 10, green: 10 }), ['red', 5]);
    expect([points(game), robbersOf(game)]).toEqual([[15, 23, 33], []]);
  });

  test('RO3 example: blue scores 4; red and green, whose robbers are beside blue, get 2 each', () => {
    const game = pay(table([0, 10, 20, 30], { red: 10, green: 10 }), ['blue', 4]);
    expect([points(game), robbersOf(game)]).toEqual([[2, 14, 22, 30], []]);
  });

  test('RO3 active player’s robber first, clockwise', () => {
    const game = pay(table([0, 10, 20, 30], { red: 10, green: 10, yellow: 10 }), ['blue', 4]);
    const thieves = game.awards.filter(({ cause }) => cause === 'robbery').map(({ seat }) => seat);
    expect(thieves).toEqual(['red', 'green', 'yellow']);
  });

  test('RO3 if several scorers left the space in the batch the owner chooses which award to rob', () => {
    const game = pay(table([10, 10, 20], { green: 10 }), ['red', 3], ['blue', 8]);
    expect([game.asked, game.toMove, game.answers()]).toEqual([
      'robbers/victim',
      'green',
      ['rob 0 marker 3 0', 'rob 1 marker 8 1'],
    ]);
    expect(points(victim(game, 1))).toEqual([13, 18, 24]);
    expect(robbersOf(game)).toEqual([]);
  });

  test('RO3 who chooses is told what each would bring: half, rounded up', () => {
    const game = pay(table([10, 10, 20], { green: 10 }), ['red', 3], ['blue', 8]);
    expect(bringsOf(game, 'rob 0 marker 3 0')).toEqual({ points: [{ seat: 2, points: 2 }] });
    expect(bringsOf(game, 'rob 1 marker 8 1')).toEqual({ points: [{ seat: 2, points: 4 }] });
  });

  test('RO3 one award a robber, that by which the scorer left, not the sum', () => {
    const game = pay(table([10, 20], { blue: 10 }), ['red', 3], ['red', 8]);
    expect([points(game), robbersOf(game)]).toEqual([[21, 22], []]);
  });

  test('RO3 a scorer that comes to the space and leaves it in one batch is robbed of the second award', () => {
    const game = pay(table([10, 20, 13], { blue: 13 }), ['red', 3], ['red', 8]);
    expect(points(game)).toEqual([21, 24, 13]);
  });

  test('X16 robberies are settled when the whole batch has been moved', () => {
    const game = pay(table([10, 20], { blue: 10 }), ['red', 3], ['blue', 6]);
    const moves = game.events.flatMap((event) =>
      event.event === 'moved' ? [`${event.seat}: ${event.from}–${event.to}`] : [],
    );
    expect(moves).toEqual(['0: 10–13', '1: 20–26', '1: 26–28']);
  });
});

describe('the end', () => {
  test('RO5 a robber on the track at the end pays 3, and goes home', () => {
    const game = table([10, 20, 30], { red: 20, blue: 10 }).finish();
    expect([points(game), robbersOf(game)]).toEqual([[13, 23, 30], []]);
    expect(game.awards).toMatchObject([
      { seat: 'red', points: 3, cause: 'robber-on-track' },
      { seat: 'blue', points: 3, cause: 'robber-on-track' },
    ]);
  });

  test('RO5 nothing is robbed in final scoring', () => {
    const game = scene(
      `
      .....
      .....
      -R---
      .....
      .....
      R: red follower`,
      { sets, turn: 'blue' },
    );
    game.draw('robbers/straight').place(1, 0, 90);
    rob(rob(game, 0)).pass().finish();
    expect(game.scores).toEqual({ red: 2, blue: 3 });
  });

  test('RO5 every point has its reason', () => {
    const game = table([10, 20], { red: 20 }).finish();
    for (const { because } of game.awards) expect(Object.keys(because)).not.toEqual([]);
  });
});
