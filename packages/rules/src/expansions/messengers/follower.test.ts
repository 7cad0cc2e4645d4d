import { describe, expect, test } from 'vitest';
import { type Scene, scene } from '../../testing/scene.ts';
import { score, show, stand, take } from '../../testing/track.ts';

const sets = ['base', 'messengers'];

/** Red closes a road of 2 below the tee at 0,0, stands on 5, and may take a follower home. */
function eight(game: Scene): Scene {
  game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
  return take(show(score(stand(game, 'red', 3), 'marker'), 8), 'action');
}

function home(game: Scene, x: number, y: number, on: string, figure = 'follower'): Scene {
  return game.play({ by: game.game.toMove, do: 'message-figure', figure, x, y, on });
}

/** What message 8 paid. */
function paid(game: Scene): unknown[] {
  return game.awards.slice(1).map(({ seat, points, cause, because }) => [seat, points, cause, because]);
}

describe('message 8', () => {
  const land = `
    .....       ..... .....       .....
    .....       ..... .....       .....
    --o--       -R-B- -----       ..R..
    ..|..       ..... .....       .....
    ..|..       ..... .....       .....
    R: red follower, B: blue follower`;

  test('ME4 8: one own follower is taken off the land and scored as at the end, for this player alone', () => {
    const game = eight(scene(land, { sets }));
    expect(game.answers()).toEqual([
      'message-figure follower 2,0 road:E,W',
      'message-figure follower 5,0 monastery',
    ]);
    home(game, 2, 0, 'road:W');
    expect(paid(game)).toEqual([['red', 2, 'road.unfinished', { tiles: 2, message: 8 }]]);
    score(game, 'messenger');
    // Blue is tied for the road, gets nothing and stays.
    expect([game.scores, game.home('red'), game.home('blue')]).toEqual([{ red: 7 }, 6, 6]);
  });

  test('ME4 8: who is not among the majority takes it home for nothing', () => {
    const game = eight(scene(land.replace('-----', '---B-'), { sets }));
    home(game, 2, 0, 'road:W');
    expect([paid(game), game.asked, game.home('red')]).toEqual([[], 'draw', 6]);
  });

  test('ME4 8: fields too', () => {
    const game = eight(
      scene(
        `
        .....       .....
        .....       ..R..
        --o--       .....
        ..|..       .###.
        ..|..       #####
                    #####
                    .###.
                    .....
                    .....
                    .....
        R: red follower`,
        { sets },
      ),
    );
    home(game, 2, 0, 'field:NL');
    expect(paid(game)).toEqual([['red', 3, 'field', { cities: 1, message: 8 }]]);
  });

  test('ME4 8: it may be worth 0, as a field without a city', () => {
    const game = eight(scene(land.replace('..R..', '.RM..'), { sets }));
    home(game, 5, 0, 'field:NL');
    expect([paid(game), game.asked, game.home('red')]).toEqual([[], 'draw', 6]);
  });

  test('ME4 8: the big follower counts 2 for the majority, and is one choice beside the other', () => {
    const game = eight(
      scene(
        land.replace('-R-B-', '-K-B-').replace('-----', '-R---').replace('R: red', 'K: red big, R: red'),
        {
          sets: [...sets, 'inns-cathedrals'],
        },
      ),
    );
    expect(game.answers()).toContain('message-figure big 2,0 road:E,W');
    home(game, 2, 0, 'road:W', 'big');
    expect(paid(game)).toEqual([['red', 2, 'road.unfinished', { tiles: 2, message: 8 }]]);
  });

  test('ME4 8: a hill decides whether the player is among the majority', () => {
    const hill = `
      .....       ..... .....
      .....       ..^.. .....
      --o--       --oB- -R---
      ..|..       ..... .....
      ..|..       ..... .....
      R: red follower, B: blue follower`;
    const game = eight(scene(hill, { sets: [...sets, 'hills-sheep'] }));
    home(game, 3, 0, 'road:W');
    expect(paid(game)).toEqual([]);
  });

  test('TB5 X19 the builder follows its last follower home; nothing is closed', () => {
    const game = eight(
      scene(land.replace('-----', '---Q-').replace('R: red', 'Q: red builder, R: red'), {
        sets: [...sets, 'traders-builders'],
      }),
    );
    score(home(game, 2, 0, 'road:W'), 'messenger');
    expect([game.home('red', 'builder'), game.home('blue')]).toEqual([1, 6]);
  });

  test('AB4 an abbot may be taken home by it, and scores its garden', () => {
    const game = eight(
      scene(
        `
        .....       #####
        .....       .###.
        --o--       ..A..
        ..|..       .....
        ..|..       .....
        A: red abbot`,
        { sets: [...sets, 'abbot'] },
      ),
    );
    score(home(game, 2, 0, 'garden', 'abbot'), 'messenger');
    expect([paid(game), game.home('red', 'abbot')]).toEqual([
      [['red', 1, 'garden.unfinished', { tiles: 1, message: 8 }]],
      1,
    ]);
  });
});

describe('message 8 with farmers by city', () => {
  /** Two closed cities; the field between them touches both, each of the outer fields one. */
  const fields = `
    .....       .....
    .....       .....
    --o--       .....
    ..|..       .###.
    ..|..       #####
                #####
                .###.
                .R...
                .###.
                #####
                #####
                .###.
                .....
                ..B..
                .....
    R: red follower, B: blue follower`;
  const perCity = { farmers: 'perCity' };

  test('E2 message 8 pays for the cities the field touches that its owner would win', () => {
    const game = eight(scene(fields, { sets, options: perCity }));
    home(game, 2, 1, 'field:WL');
    expect(paid(game)).toEqual([['red', 6, 'field', { cities: 2, message: 8 }]]);
  });

  test('E2 message 8 pays nothing for a city another wins', () => {
    const game = eight(scene(fields.replace('..B..', '.BB..'), { sets, options: perCity }));
    home(game, 2, 1, 'field:WL');
    expect(paid(game)).toEqual([['red', 3, 'field', { cities: 1, message: 8 }]]);
  });

  test('E2 message 8 asks for the majority around each city, not in the field alone', () => {
    const game = eight(
      scene(
        fields
          .replace('.....\n    --o', '.R.R.\n    --o')
          .replace('.R...', 'RB..B')
          .replace('..B..', '.....'),
        {
          sets,
          options: perCity,
        },
      ),
    );
    // In the field blue has two farmers; around the northern city red has three.
    home(game, 2, 1, 'field:WL');
    expect(paid(game)).toEqual([['red', 3, 'field', { cities: 1, message: 8 }]]);
  });

  test('E2 farmerPoints: 4 pays 4 a city and says so', () => {
    const game = eight(scene(fields, { sets, options: { ...perCity, farmerPoints: 4 } }));
    home(game, 2, 1, 'field:WL');
    expect(paid(game)).toEqual([['red', 8, 'field', { cities: 2, message: 8 }]]);
    expect(game.events.filter((event) => event.event === 'awarded').at(-1)).toMatchObject({ each: 4 });
  });

  test('TB4 E2 the pig adds 1 for each of those cities', () => {
    const game = eight(
      scene(fields.replace('.R...', '.RQ..').replace('R: red', 'Q: red pig, R: red'), {
        sets: [...sets, 'traders-builders'],
        options: perCity,
      }),
    );
    home(game, 2, 1, 'field:WL');
    expect(paid(game)).toMatchObject([['red', 8, 'field', { cities: 2, message: 8 }]]);
  });
});
