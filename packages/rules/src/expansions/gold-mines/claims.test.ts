import { describe, expect, test } from 'vitest';
import { thingsOf } from '../../game/things.ts';
import { type Scene, scene } from '../../testing/scene.ts';

const mines = { sets: ['base', 'gold-mines'] };

/** Answers where the second ingot goes. */
function gold(game: Scene, x: number, y: number): Scene {
  return game.play({ by: game.game.toMove, do: 'gold', x, y });
}

/** The ingots on the land: `2 at 1,0`. */
function onLand(game: Scene): string[] {
  return thingsOf(game.game).map(({ count, x, y }) => `${count} at ${x},${y}`);
}

describe('sharing ingots', () => {
  test('GM2 example: red closes the city and gets the 3 ingots on its tiles', () => {
    const game = scene(
      `
      .....
      .....
      .....
      .#R#.
      #####
      R: red follower`,
      mines,
    );
    gold(game.draw('gold-mines/corner-city-curve').place(0, 1), 0, 0).pass();
    gold(game.draw('gold-mines/monastery-curve').place(1, 0), 0, 0).pass();
    game.draw('base/E').place(-1, 1, 90).pass();
    expect(game.scores).toEqual({ red: 6 });
    expect(game.tokens('red')).toEqual({ gold: 3 });
    expect(onLand(game)).toEqual(['1 at 1,0']);
    expect(game.events).toContainEqual({ event: 'token', seat: 0, token: 'gold', count: 3 });
  });

  test('GM2 example: on a tied road the active player takes first: red 2, blue 1', () => {
    const game = scene(
      `
      .....             .....
      .....             .....
      --oR-             -Qo--
      ..|..             ..|..
      ..|..             ..|..
      R: red follower, Q: blue follower`,
      mines,
    );
    gold(game.draw('gold-mines/bridge').place(1, 0), 0, 0).pass();
    gold(game.draw('gold-mines/monastery-curve').place(3, -1, 180), 3, 0).pass();
    game.draw('base/U').place(2, 0, 90).pass();
    expect(game.scores).toEqual({ red: 4, blue: 4 });
    expect([game.tokens('red'), game.tokens('blue')]).toEqual([{ gold: 2 }, { gold: 1 }]);
    expect(onLand(game)).toEqual(['1 at 3,-1']);
  });

  test('GM2 only the majority shares, whoever is active', () => {
    const game = scene(
      `
      .....       ..... .....
      .....       ..... .....
      --oR-       --R-- -Qo--
      ..|..       ..... ..|..
      ..|..       ..... ..|..
      R: red follower, Q: blue follower`,
      { ...mines, turn: 'blue' },
    );
    gold(game.draw('gold-mines/bridge').place(1, 0), 0, 0).pass();
    expect([game.tokens('red'), game.tokens('blue')]).toEqual([{ gold: 2 }, {}]);
  });

  const around = (middle: string) => `
    ..... ..... .....
    ..... ..... .....
    ..+-- ----- --+..
    ..|.. ..... ..|..
    ..|.. ..... ..|..
    ..|.. ..... ..|..
    ..|.. ..... ..|..
    ..|.. ..${middle}.. ..|..
    ..|.. ..... ..|..
    ..|.. ..... ..|..
    ..|.. .....
    ..|.. .....
    ..+-- -----
    ..... .....
    ..... .....
    R: red follower`;

  test('GM2 a monastery takes the ingots of its 9 tiles', () => {
    const game = scene(around('R'), { ...mines, turn: 'blue' });
    gold(game.draw('gold-mines/monastery-curve').place(2, 2, 180), 1, 1).pass();
    expect(game.scores).toEqual({ red: 9 });
    expect(game.tokens('red')).toEqual({ gold: 2 });
    expect(onLand(game)).toEqual([]);
  });

  test('GM2 where nobody is, the ingots stay', () => {
    const game = scene(around('M'), mines);
    gold(game.draw('gold-mines/monastery-curve').place(2, 2, 180), 1, 1).pass();
    expect(game.tokens('red')).toEqual({});
    expect(onLand(game)).toEqual(['1 at 1,1', '1 at 2,2']);
  });

  test('GM2 a garden takes the ingots of its 9 tiles, like a monastery', () => {
    const game = scene(
      `
      ..... ..... .....
      ..... ..... .....
      ..+-- --o-- --+..
      ..|.. ..|.. ..|..
      ..|.. ..|.. ..|..
      ..|..       ..|..
      ..|..       ..|..
      ..|..       ..|..
      ..|..       ..|..
      ..|..       ..|..
      ..|.. ..|..
      ..|.. ..|..
      ..+-- --o--
      ..... .....
      ..... .....`,
      { sets: [...mines.sets, 'abbot'] },
    );
    game.draw('base/U-garden').place(1, 1).deploy('abbot', 'garden');
    game.draw('base/B').place(0, -1).pass();
    gold(game.draw('gold-mines/monastery-curve').place(2, 2, 180), 1, 1).pass();
    expect(game.tokens('red')).toEqual({ gold: 2 });
  });

  test('GM2 an abbot taken home closes nothing: the ingots around it stay', () => {
    const game = scene('', { sets: [...mines.sets, 'abbot'] });
    gold(game.draw('gold-mines/monastery-curve').place(1, 0, 90), 0, 0).deploy('abbot', 'monastery');
    game.draw('base/V').place(0, 1).pass();
    game.draw('base/E').place(0, -1, 180);
    game.play({ by: 0, do: 'return', figure: 'abbot', x: 1, y: 0, on: 'monastery' });
    expect(game.awards).toEqual([
      { seat: 'red', points: 4, cause: 'monastery.unfinished', because: { tiles: 4 } },
    ]);
    expect(game.tokens('red')).toEqual({});
    expect(onLand(game)).toEqual(['1 at 0,0', '1 at 1,0']);
  });
});

describe('features closed at once', () => {
  // The mine in the middle closes red's road and blue's city, which cross there.
  const crossing = `
          .....
          .....
          --o--
          ..R..
          ..|..
    ....#       #....
    ...##       ##...
    ...Q#       ##...
    ...##       ##...
    ....#       #....
          ..|..
          ..|..
          --o--
          .....
          .....
    R: red follower, Q: blue follower`;
  const mine = 'gold-mines/through-city-under-road-bridge';

  test('GM2 owners of several features closed at once take in turn, the active player first', () => {
    const game = scene(crossing, mines);
    gold(game.draw(mine).place(1, 1), 0, 1).pass();
    expect([game.tokens('red'), game.tokens('blue')]).toEqual([{ gold: 1 }, { gold: 1 }]);
  });

  test('GM2 a claimant with a choice takes first from the tile most players can claim', () => {
    const game = scene(crossing, mines);
    gold(game.draw(mine).place(1, 1), 1, 0).pass();
    expect([game.tokens('red'), game.tokens('blue')]).toEqual([{ gold: 2 }, {}]);
  });

  test('GM2 the other player, being active, takes the ingot both can claim', () => {
    const game = scene(crossing, { ...mines, turn: 'blue' });
    gold(game.draw(mine).place(1, 1), 1, 0).pass();
    expect([game.tokens('red'), game.tokens('blue')]).toEqual([{ gold: 1 }, { gold: 1 }]);
  });

  test('GM2 of tiles that equally many can claim the northmost, then westmost is first', () => {
    // Red's monastery, blue's city and green's are closed at once; red can claim what blue can and what green can.
    const game = scene(
      `
      .....       .....
      .....       .....
      ..M--       .....
      .....       .#Q#.
      .....       #####
      ..... .....
      ..... .....
      ..M.. ..R..
      ..... .....
      ..... .....
      ....#       #####
      ...##       .#T#.
      ...##       .....
      ...##       .....
      ....#       .....
      R: red follower, Q: blue follower, T: green follower`,
      { ...mines, turn: 'blue' },
    );
    gold(game.draw('gold-mines/monastery-curve').place(1, 0, 180), 2, 0).pass();
    gold(game.draw('gold-mines/corner-city-monastery').place(1, 2, 270), 2, 2).pass();
    game.draw('base/H').place(2, 1, 90).pass();
    expect(game.scores).toEqual({ red: 9, blue: 4, green: 4 });
    expect(game.tokens('red')).toEqual({ gold: 3 });
    expect(game.tokens('blue')).toEqual({});
    expect(game.tokens('green')).toEqual({ gold: 1 });
  });
});
