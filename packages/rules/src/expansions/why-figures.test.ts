import { describe, expect, test } from 'vitest';
import { whyNot } from '../index.ts';
import { whyOn } from '../testing/asking.ts';
import { scene } from '../testing/scene.ts';
import { sets as flights, fly } from './flying-machines/stage.ts';

const monastery = `
  .....
  .....
  ..Q..
  .....
  .....
  Q: red abbot`;

describe('abbot', () => {
  const sets = ['base', 'abbot'];

  test('AB1 only onto a monastery or a garden, and nobody else onto a garden', () => {
    const game = scene('', { sets }).draw('base/V-garden').place(1, 0);
    expect(whyOn(game, 1, 0, 'road:W', 'abbot')).toEqual(['wrong-land AB1']);
    expect(whyOn(game, 1, 0, 'garden', 'follower')).toEqual(['wrong-land AB1']);
    expect(whyOn(game, 1, 0, 'garden')).toEqual([]);
  });

  test('AB3 nobody takes home the abbot of another, nor one from a complete place', () => {
    const game = scene(monastery, { sets, turn: 'blue' }).draw('base/B').place(1, 0);
    expect(whyOn(game, 0, 0, 'monastery')).toContain('abbot/other AB3');
    const own = scene(monastery, { sets }).draw('base/B').place(1, 0);
    expect(whyOn(own, 0, 0, 'monastery')).toEqual([]);
    const { figures, board } = own.game;
    const [abbot] = figures.place.filter((place) => place >= 0);
    board.features.ends[abbot] = 1 << 16;
    expect(whyOn(own, 0, 0, 'monastery')).toContain('abbot/closed AB3');
  });
});

describe('builder, pig and shepherd', () => {
  const sets = ['base', 'traders-builders', 'hills-sheep', 'inns-cathedrals'];
  const game = scene('', { sets }).draw('base/U').place(1, 0, 90);

  test('TB2 a builder needs an own follower there, and stands on roads and in cities only', () => {
    expect(whyOn(game, 1, 0, 'road:W', 'builder')).toEqual(['no-own-follower TB2']);
    expect(whyOn(game, 1, 0, 'field:NL', 'builder')).toEqual(['wrong-land TB2']);
  });

  test('TB2 no builder where this tile closed the feature', () => {
    const city = `
      .....
      .....
      .....
      .###.
      ##R##
      R: red follower`;
    const closed = scene(city, { sets }).draw('base/E').place(0, 1);
    expect(whyOn(closed, 0, 1, 'city:N', 'builder')).toEqual(['closed TB2']);
  });

  test('TB4 a pig needs an own farmer there', () => {
    expect(whyOn(game, 1, 0, 'field:NL', 'pig')).toEqual(['no-own-follower TB4']);
  });

  test('HS2 no shepherd where there is one already', () => {
    const field = `
      .....
      .....
      ..M..
      .....
      ..S..
      S: blue shepherd`;
    const tended = scene(field, { sets }).draw('base/E').place(1, 0);
    expect(whyOn(tended, 1, 0, 'field:WL', 'shepherd')).toEqual(['hills-sheep/shepherd HS2']);
  });

  test('IC3 one big follower each', () => {
    const { figures } = game.game;
    const big = figures.specs.findIndex(({ name }) => name === 'big');
    figures.lift(figures.atHome(0, big), -9);
    expect(whyOn(game, 1, 0, 'road:W', 'big')).toEqual(['none-at-home B2']);
  });
});

describe('flying machines', () => {
  const sets = [...flights, 'abbot', 'traders-builders'];
  test('FM1 whoever wants to go to another tile must fly; only followers do', () => {
    const game = scene('', { sets, options: { abbotFlies: false } });
    game.draw('flying-machines/straight-WE-diag').place(1, 0);
    expect(whyOn(game, 0, 0, 'road:W')).toEqual(['other-tile B1', 'flying-machines/take-off FM1']);
    const machine = { x: 1, y: 0, spot: 'flier' };
    const codes = (figure?: string) => whyNot(game.game, { ...machine, figure }).map(({ code }) => code);
    expect(codes()).toEqual([]);
    expect(codes('abbot')).toEqual(['flying-machines/grounded']);
    expect(codes('pig')).toEqual(['flying-machines/passenger']);
  });

  test('FM2 on the tile reached, on something unfinished, never in a field', () => {
    const game = scene(
      `
      ..... ##B## ..|..
      ..... .###. ..|..
      --o-- ----- --o..
      ..|.. ..... ..|..
      ..|.. ..... ..|..
      B: blue follower`,
      { sets: flights },
    );
    fly(game.draw('flying-machines/field-orth').place(3, 0), 2);
    expect(whyOn(game, 1, 0, 'city:N')).toEqual([]);
    expect(whyOn(game, 1, 0, 'field:SL')).toEqual(['flying-machines/field FM2']);
    expect(whyOn(game, 1, 0, 'road:E')).toEqual(['flying-machines/closed FM2']);
    expect(whyOn(game, 2, 0, 'road:N')).toEqual(['flying-machines/elsewhere FM1']);
  });
});
