import { describe, expect, test } from 'vitest';
import { bringsOf } from '../../testing/brings.ts';
import { type Scene, scene } from '../../testing/scene.ts';
import { score, scorersOf, show, stand, take } from '../../testing/track.ts';

const sets = ['base', 'messengers'];

/** A tee at 2,0 closes a road of 3; a monastery at 0,1 one of 2. */
const street = `
  ..... .....
  ..... .....
  --o-- -----
  ..|.. .....
  ..|.. .....`;

/** A tee at 2,0 closes two roads of red, of 3 and of 2. */
const two = `
  ..... .....       .....
  ..... .....       .....
  --o-- ---R-       -RM..
  ..|.. .....       .....
  ..|.. .....       .....
  R: red follower`;

/** Red closes a road of 3. */
function three(game: Scene): Scene {
  return game.draw('base/W').place(2, 0).deploy('follower', 'road:W');
}

describe('two scorers', () => {
  test('ME1 each player has two scorers at 0, and chooses which one an award moves', () => {
    const game = three(scene(street, { sets }));
    expect([game.asked, game.toMove, game.answers()]).toEqual([
      'scorer',
      'red',
      ['score marker 3', 'score messenger 3'],
    ]);
    score(game, 'messenger');
    expect([scorersOf(game, 'red'), scorersOf(game, 'blue')]).toEqual([
      [0, 3],
      [0, 0],
    ]);
    expect(game.scores).toEqual({ red: 3 });
  });

  test('ME1 each feature moves one scorer by all of its points, not their sum', () => {
    const game = scene(two, { sets });
    game.draw('base/W').place(2, 0).pass();
    expect(game.answers()).toEqual(['score marker 3', 'score messenger 3']);
    score(game, 'messenger');
    expect(game.answers()).toEqual(['score marker 2', 'score messenger 2']);
    score(game, 'marker');
    expect(scorersOf(game, 'red')).toEqual([2, 3]);
  });

  test('ME1 the receiver chooses, in another player’s turn too', () => {
    const game = scene(two, { sets, turn: 'blue' });
    game.draw('base/W').place(2, 0).pass();
    expect([game.turn, game.toMove, game.asked]).toEqual(['blue', 'red', 'scorer']);
    score(game, 'marker', 'marker');
    expect([game.turn, game.asked, scorersOf(game, 'red')]).toEqual(['red', 'draw', [5, 0]]);
  });

  test('ME5 before final scoring the two scorers are added together, and that is no award', () => {
    const game = scene(
      `
      .....
      .....
      --R--
      .....
      .....
      R: red follower`,
      { sets },
    );
    stand(stand(game, 'red', 7), 'red', 11, 'messenger');
    game.finish();
    expect(scorersOf(game, 'red')).toEqual([19, 0]);
    expect(game.awards.map(({ points, cause }) => [points, cause])).toEqual([[1, 'road.unfinished']]);
    expect(game.game.over).toBe(true);
  });
});

describe('when a message comes', () => {
  test.each([
    ['5', 2, 'messengers/show'],
    ['10', 7, 'messengers/show'],
    ['50, which is 0', 47, 'messengers/show'],
    ['a light space', 3, 'draw'],
    ['a light space beyond a dark one', 4, 'draw'],
    ['51, which is 1', 48, 'draw'],
  ])('ME2 a scorer of the active player that stops on %s', (_, from, asked) => {
    const game = three(stand(scene(street, { sets }), 'red', from));
    expect(score(game, 'marker').asked).toBe(asked);
  });

  test('ME2 whoever else is there', () => {
    const game = stand(stand(scene(street, { sets }), 'red', 2), 'blue', 5);
    expect(score(three(game), 'marker').asked).toBe('messengers/show');
  });

  test('ME2 one message, even if both scorers stop on dark spaces', () => {
    const game = stand(stand(scene(two, { sets }), 'red', 2), 'red', 3, 'messenger');
    game.draw('base/W').place(2, 0).pass();
    show(score(game, 'marker', 'messenger'), 1);
    expect(scorersOf(game, 'red')).toEqual([5, 5]);
    score(take(game, 'points'), 'marker');
    expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
  });

  test('ME2 a dark space that is left again counts for nothing', () => {
    const game = stand(scene(two, { sets }), 'red', 2);
    game.draw('base/W').place(2, 0).pass();
    score(game, 'marker', 'marker');
    expect([scorersOf(game, 'red'), game.asked]).toEqual([[7, 0], 'draw']);
  });

  test('ME2 a scorer that has stood on a dark space before brings nothing', () => {
    const game = stand(scene(street, { sets }), 'red', 5);
    expect(score(three(game), 'messenger').asked).toBe('draw');
  });

  test('ME2 a scorer moved in another’s turn brings nothing then, nor later', () => {
    const game = scene(two, { sets, turn: 'blue' });
    game.draw('base/W').place(2, 0).pass();
    score(game, 'marker', 'marker');
    expect([scorersOf(game, 'red'), game.asked, game.turn]).toEqual([[5, 0], 'draw', 'red']);
    game.draw('base/B').place(0, -1).pass();
    expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
  });

  test('ME2 points gained through a message are a new round, checked alone', () => {
    const game = stand(stand(scene(street, { sets }), 'red', 2), 'red', 3, 'messenger');
    score(three(game), 'marker');
    score(take(show(game, 1), 'points'), 'messenger');
    expect([scorersOf(game, 'red'), game.asked]).toEqual([[5, 5], 'messengers/show']);
    // The messenger moves on; the marker, which did not move in this round, still stands on 5.
    score(take(show(game, 2), 'points'), 'messenger');
    expect([scorersOf(game, 'red'), game.asked]).toEqual([[5, 7], 'draw']);
  });

  test('ME2 none in final scoring', () => {
    const game = stand(
      scene(
        `
        .....
        .....
        --R--
        .....
        .....
        R: red follower`,
        { sets },
      ),
      'red',
      4,
    );
    game.finish();
    expect([game.scores, game.game.over]).toEqual([{ red: 5 }, true]);
  });

  test('X16 all features one tile closes are one batch', () => {
    const game = stand(scene(two, { sets }), 'red', 2);
    game.draw('base/W').place(2, 0).pass();
    score(game, 'marker');
    // On 5 now, but the second road comes before any message.
    expect([game.asked, game.answers()]).toEqual(['scorer', ['score marker 2', 'score messenger 2']]);
    expect(score(game, 'messenger').asked).toBe('messengers/show');
  });
});

test('ME1, ME2 for each scorer is told where it would land, and whether the space is dark', () => {
  const game = three(stand(scene(street, { sets }), 'red', 48));
  expect(bringsOf(game, 'score marker 3')).toEqual({ space: { from: 48, to: 1, dark: false } });
  expect(bringsOf(game, 'score messenger 3')).toEqual({ space: { from: 0, to: 3, dark: false } });
});
