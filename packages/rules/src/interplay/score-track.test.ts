import { describe, expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';
import { pay, rob, robbersOf, score, scorersOf, show, stand, take } from '../testing/track.ts';

/** A tee at 2,0 closes a road of 3; a monastery at 0,1 one of 2. */
const street = `
  ..... .....
  ..... .....
  --o-- -B---
  ..|.. .....
  ..|.. .....
  B: blue follower`;
const empty = street.replace('-B---', '-----');

describe('messengers and robbers', () => {
  const sets = ['base', 'messengers', 'robbers'];

  test('ME2 RO5 stolen points that bring the active player’s scorer onto a dark space give a message', () => {
    const game = stand(stand(scene(street, { sets }), 'red', 3), 'blue', 7);
    game.draw('robbers/tee').place(2, 0);
    rob(rob(game, 7)).pass();
    // Blue’s scorer stops on a dark space too, but it is red’s turn.
    score(game, 'marker');
    expect([game.toMove, game.answers()]).toEqual(['red', ['score marker 2', 'score messenger 2']]);
    score(game, 'marker');
    expect([scorersOf(game, 'red'), scorersOf(game, 'blue')]).toEqual([
      [5, 0],
      [10, 0],
    ]);
    expect([game.asked, game.turn]).toEqual(['messengers/show', 'red']);
  });

  test('ME2 X16 a message comes after the robberies: stolen points that leave the dark space prevent it', () => {
    // Red’s own road of 3 brings the marker to 5; its loot of blue’s 2 points takes it on to 6.
    const game = scene(
      `
      ..... .....       .....
      ..... .....       .....
      --o-- -R---       -BM..
      ..|.. .....       .....
      ..|.. .....       .....
      R: red follower, B: blue follower`,
      { sets },
    );
    stand(stand(game, 'red', 2), 'blue', 7);
    game.draw('robbers/tee').place(2, 0);
    rob(rob(game, 7)).pass();
    score(game, 'marker', 'marker');
    expect([scorersOf(game, 'red'), game.toMove]).toEqual([[5, 0], 'red']);
    score(game, 'marker');
    expect([scorersOf(game, 'red'), game.asked]).toEqual([[6, 0], 'draw']);
  });

  test('RO2 the points of a message are robbed like others', () => {
    const game = stand(stand(scene(empty, { sets, turn: 'blue' }), 'red', 3), 'blue', 20);
    game.draw('robbers/straight').place(-1, 0, 90);
    rob(rob(game, 0)).pass();
    // Red’s messenger is on 0 beside the robber; the marker brings the message.
    game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
    score(take(show(score(game, 'marker'), 1), 'points'), 'messenger');
    expect([game.toMove, game.answers()]).toEqual(['blue', ['score marker 1', 'score messenger 1']]);
    expect(robbersOf(score(game, 'messenger'))).toEqual([]);
  });

  test('RO1 RO2 a robber beside a messenger robs what the messenger scores, not the marker', () => {
    const game = stand(stand(scene(empty, { sets, turn: 'blue' }), 'red', 11), 'red', 13, 'messenger');
    game.draw('robbers/straight').place(-1, 0, 90);
    rob(rob(game, 13)).pass();
    game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
    score(game, 'marker');
    expect([game.asked, robbersOf(game)]).toEqual(['draw', ['blue 13']]);
  });

  test('ME1 RO4 a robber follows the scorer that moved, not the thief', () => {
    const game = scene(empty, { sets, players: 3, turn: 'green', options: { robbersAll: true } });
    stand(stand(stand(game, 'red', 10), 'blue', 12), 'green', 30);
    stand(stand(stand(game, 'red', 1, 'messenger'), 'blue', 22, 'messenger'), 'green', 2, 'messenger');
    game.draw('robbers/straight').place(-1, 0, 90);
    // Green’s robber is beside blue’s marker, blue’s beside red’s.
    rob(rob(rob(game, 12)), 10).pass();
    score(pay(game, ['red', 4]), 'marker', 'messenger');
    expect([scorersOf(game, 'blue'), robbersOf(game)]).toEqual([[12, 24], ['green 12']]);
  });

  test('RO3 RO4 two robbers on one victim, and a third that follows a thief', () => {
    const options = { robbersAll: true };
    const game = scene(empty, { sets: ['base', 'robbers'], players: 4, turn: 'yellow', options });
    stand(stand(stand(stand(game, 'red', 10), 'blue', 17), 'green', 30), 'yellow', 40);
    game.draw('robbers/straight').place(-1, 0, 90);
    // Yellow’s robber is beside blue; blue’s and green’s are beside red.
    rob(rob(rob(rob(game, 17)), 10), 10).pass();
    game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
    expect(game.scores).toEqual({ red: 12, blue: 18, green: 31, yellow: 40 });
    expect(robbersOf(game)).toEqual(['yellow 18']);
  });

  test('ME2 a chain of three messages', () => {
    const long = `
      .....       ..... ..... ..... ..... .....
      .....       ..... ..... ..... ..... .....
      --o--       ----- ----- -R--- ----- -----
      ..|..       ..... ..... ..... ..... .....
      ..|..       ..... ..... ..... ..... .....
      R: red follower`;
    const game = stand(stand(scene(long, { sets }), 'red', 3), 'red', 3, 'messenger');
    game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
    // The road brings the marker to 5, two points the messenger to 5, the smallest road the marker to 10.
    score(take(show(score(game, 'marker'), 6), 'points'), 'messenger');
    score(take(show(game, 1), 'action'), 'marker');
    expect([scorersOf(game, 'red'), game.asked]).toEqual([[10, 5], 'messengers/show']);
    score(take(show(game, 2), 'points'), 'messenger');
    expect([scorersOf(game, 'red'), game.asked, game.turn]).toEqual([[10, 7], 'draw', 'blue']);
  });
});

describe('everything that scores in a part is one round', () => {
  const plain = `
    .....
    .....
    ..M..
    .....
    .....`;

  test('ME2 WF2 points of the wheel bring their message at the end of the part', () => {
    const game = stand(scene(plain, { sets: ['base', 'messengers', 'wheel-of-fortune'] }), 'red', 3);
    game.draw('base-bb5/U-wheel3');
    // Storm: 7 followers at home each.
    score(game, 'marker', 'messenger');
    expect([game.asked, scorersOf(game, 'red')]).toEqual(['place', [10, 0]]);
    game.place(1, 0).pass();
    expect([game.asked, game.turn]).toEqual(['messengers/show', 'red']);
  });

  test.each([
    ['messenger', [5, 3], 'messengers/show'],
    ['marker', [8, 0], 'draw'],
  ] as const)(
    'ME2 WF2 … unless the scorer is moved on before: the road moves the %s',
    (scorer, scorers, asked) => {
      const taxed = `
      ..... .....             #####
      ..... .....             #R###
      --o-- -----             ##P##
      ..|.. .....             #####
      ..|.. .....             #####
      R: red follower`;
      const game = stand(scene(taxed, { sets: ['base', 'messengers', 'wheel-of-fortune'] }), 'red', 3);
      score(game.draw('base-bb5/X-wheel1'), 'marker');
      game.place(2, 0).deploy('follower', 'road:W');
      score(game, scorer);
      expect([scorersOf(game, 'red'), game.asked]).toEqual([scorers, asked]);
    },
  );

  test('ME2 AB3 points of an abbot taken home are of the round too', () => {
    const drawing = `
      #####
      .###.
      ..A..
      .....
      .....
      A: red abbot`;
    const game = stand(scene(drawing, { sets: ['base', 'messengers', 'abbot'] }), 'red', 3);
    game.draw('base/B').place(0, 1).play({ by: 0, do: 'return', figure: 'abbot', x: 0, y: 0, on: 'garden' });
    score(game, 'marker');
    expect([scorersOf(game, 'red'), game.asked]).toEqual([[5, 0], 'messengers/show']);
  });

  test('X12 X13 ingots are shared before the message', () => {
    const game = scene(empty, { sets: ['base', 'messengers', 'gold-mines'], turn: 'blue' });
    game.draw('gold-mines/bridge').place(-1, 0).play({ by: 1, do: 'gold', x: 0, y: 0 }).pass();
    game.draw('base/W').place(2, 0).deploy('follower', 'road:W');
    score(stand(game, 'red', 2), 'marker');
    expect([game.asked, game.tokens('red')]).toEqual(['messengers/show', { gold: 1 }]);
  });

  test('X16 HS5 a gathered flock is a batch of its own: it is robbed before the figure action', () => {
    const game = scene(plain, { sets: ['base', 'robbers', 'hills-sheep'], turn: 'blue' });
    game.draw('base/E').place(-1, 0).deploy('shepherd', 'field:EL');
    game.play({ by: 'chance', do: 'token', token: 'sheep2', x: -1, y: 0, on: 'field:EL' });
    game.draw('robbers/straight').place(0, 1, 90);
    rob(rob(game, 0)).pass();
    game.draw('base/B').place(0, -1);
    game.play({ by: 1, do: 'flock', choice: 'score', x: -1, y: 0, on: 'field:EL' });
    expect([game.asked, game.scores, robbersOf(game)]).toEqual(['figure', { blue: 2, red: 1 }, []]);
  });
});
