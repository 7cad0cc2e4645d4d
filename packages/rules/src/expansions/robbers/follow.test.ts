import { describe, expect, test } from 'vitest';
import type { Colour } from '../../testing/drawing.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { pay, rob, robbersOf, stand } from '../../testing/track.ts';

const SEATS = ['red', 'blue', 'green', 'yellow', 'black'] as const;

/** Scorers stand there, robbers lurk there, and red is to draw. */
function table(scorers: readonly number[], robbers: Partial<Record<Colour, number>>): Scene {
  const players = scorers.length;
  const sets = ['base', 'robbers'];
  const game = scene('', { sets, players, turn: SEATS[players - 1], options: { robbersAll: true } });
  for (const [seat, points] of scorers.entries()) stand(game, SEATS[seat], points);
  game.draw('robbers/straight').place(1, 0, 90);
  while (game.asked === 'robbers/put') rob(game, robbers[game.toMove as Colour]);
  return game.pass();
}

function points({ game }: Scene): number[] {
  return Array.from({ length: game.players }, (_, seat) => game.scores.of(seat));
}

const follow = (game: Scene, yes: boolean) => game.play({ by: game.game.toMove, do: 'follow', follow: yes });

describe('stolen points are never robbed', () => {
  test('RO4 example: red scores 5, blue steals 3, and the robber beside blue follows to where red is too', () => {
    // Red on 10 scores 5 and stands on 15; blue goes from 12 to 15 with 3 stolen points. Green plays the book’s yellow.
    const game = pay(table([10, 12, 30, 40], { blue: 10, green: 12 }), ['red', 5]);
    expect([points(game), robbersOf(game)]).toEqual([[15, 15, 30, 40], ['green 15']]);
    expect(game.asked).toBe('draw');
    // Later it robs red or blue, whoever scores first.
    expect(points(pay(game, ['blue', 4]))).toEqual([15, 19, 32, 40]);
  });

  test('RO4 it is told that a robber follows', () => {
    const game = pay(table([10, 12, 30], { blue: 10, green: 12 }), ['red', 5]);
    const told = game.events.filter((event) => event.event === 'happened').at(-1);
    expect(told).toEqual({ event: 'happened', what: 'robbers/follow', seat: 2, n: 15 });
  });

  test('RO4 if another opponent’s scorer stays on the space the owner chooses: follow', () => {
    const game = pay(table([10, 12, 30, 12], { blue: 10, green: 12 }), ['red', 5]);
    expect([game.asked, game.toMove]).toEqual(['robbers/follow', 'green']);
    expect(robbersOf(follow(game, true))).toEqual(['green 15']);
  });

  test('RO4 … or stay', () => {
    const game = pay(table([10, 12, 30, 12], { blue: 10, green: 12 }), ['red', 5]);
    expect(robbersOf(follow(game, false))).toEqual(['green 12']);
    expect(game.asked).toBe('draw');
  });

  test('RO4 the own scorer that stays is nobody to stay with', () => {
    const game = pay(table([10, 12, 12], { blue: 10, green: 12 }), ['red', 5]);
    expect([game.asked, robbersOf(game)]).toEqual(['draw', ['green 15']]);
  });

  test('RO4 a robber with something to rob in the batch does not follow', () => {
    // Both stand on 10; blue steals from red, and so does green, instead of following blue.
    const game = pay(table([10, 10, 30], { blue: 10, green: 10 }), ['red', 4]);
    expect([points(game), robbersOf(game)]).toEqual([[14, 12, 32], []]);
  });

  test('RO4 each stolen move is followed at once, active player first, clockwise', () => {
    const game = pay(table([12, 10, 12, 30, 12], { red: 12, green: 10, yellow: 12 }), ['blue', 4]);
    // Green steals 2 and leaves 12; red stands there and black: both robbers choose, red first.
    expect([game.asked, game.toMove]).toEqual(['robbers/follow', 'red']);
    follow(game, true);
    expect([game.asked, game.toMove]).toEqual(['robbers/follow', 'yellow']);
    expect(robbersOf(follow(game, false))).toEqual(['red 14', 'yellow 12']);
  });

  test('RO4 a robber may follow twice in a batch', () => {
    // Blue steals and green’s robber follows to 8. Yellow left 8 in this batch, but before the robber came. Black steals
    // and leaves 8 too.
    const game = pay(table([5, 6, 20, 8, 8], { blue: 5, green: 6, black: 5 }), ['red', 4], ['yellow', 3]);
    expect([game.asked, game.toMove]).toEqual(['robbers/follow', 'green']);
    expect(robbersOf(follow(game, true))).toEqual(['green 10']);
    expect(points(game)).toEqual([9, 8, 20, 11, 10]);
  });

  test('RO4 G7 stolen points once round lead nowhere else', () => {
    const game = pay(table([10, 12, 30], { blue: 10, green: 12 }), ['red', 100]);
    expect([points(game), game.asked, robbersOf(game)]).toEqual([[110, 62, 30], 'draw', ['green 12']]);
  });

  test('RO4 a move that says neither is refused', () => {
    const game = pay(table([10, 12, 30, 12], { blue: 10, green: 12 }), ['red', 5]);
    expect(() => game.play({ by: 2, do: 'follow' })).toThrow('illegal-move');
  });
});
