import { expect, test } from 'vitest';
import { type Scene, scene } from '../testing/scene.ts';
import { pay, score, scorersOf, show, stand, take } from '../testing/track.ts';

/** A monastery at 0,1 closes a road of 2; a tee at 2,0 one of 3. */
const street = `
  ..... .....
  ..... .....
  --o-- -----
  ..|.. .....
  ..|.. .....`;

/** Red closes a road of 2, stands on 5 and gets another tile. */
function another(game: Scene): Scene {
  game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
  score(stand(game, 'red', 3), 'marker');
  return take(show(game, 4), 'action');
}

test('G6 X18 the last tile is that of message 4: its part is finished in full, messages too', () => {
  const game = another(scene(street, { sets: ['base', 'messengers'] }).leave('base/A', 'base/W'));
  game.draw('base/W').place(2, 0).deploy('follower', 'road:W');
  score(stand(game, 'red', 2, 'messenger'), 'messenger');
  expect([game.asked, game.game.over]).toEqual(['messengers/show', false]);
  score(take(show(game, 1), 'points'), 'marker');
  expect([game.game.over, game.scores]).toEqual([true, { red: 12 }]);
});

test('G6 X18 the last tile is that of message 4: its crop circle comes too', () => {
  const sets = ['base', 'messengers', 'crop-circles'];
  const game = another(scene(street, { sets }).leave('base/A', 'crop-circles/club-curve-road'));
  game.draw('crop-circles/club-curve-road').place(2, 0, 180).deploy('follower', 'road:N');
  expect([game.asked, game.game.over]).toEqual(['crop-circles/choice', false]);
  game.play({ by: 0, do: 'crop', choice: 'remove' });
  game.play({ by: 0, do: 'crop-figure', figure: 'follower', x: 2, y: 0, on: 'road:N' });
  expect([game.game.over, game.scores]).toEqual([true, { red: 5 }]);
});

test('G6 TB3 the last tile extends the builder’s road: the second part is lost, a message is not', () => {
  const built = street.replace('-----', '-R-Q-');
  const game = stand(
    scene(`${built}\n  R: red follower, Q: red builder`, {
      sets: ['base', 'messengers', 'traders-builders'],
    }),
    'red',
    2,
  );
  game.leave('base/W').draw('base/W').place(2, 0).pass();
  score(game, 'marker');
  expect([game.asked, game.game.over]).toEqual(['messengers/show', false]);
  score(take(show(game, 1), 'points'), 'marker');
  expect([game.game.over, game.scores]).toEqual([true, { red: 7 }]);
});

test('G6 HS1 the last tile is a hill: nothing lies under it, and its part is finished in full', () => {
  const game = scene(
    `
    .....       .....
    .....       .....
    --o--       -Bo--
    ..|..       ..|..
    ..|..       ..|..
    B: blue follower`,
    { sets: ['base', 'hills-sheep'] },
  );
  game.leave('hills-sheep/hill-two-roads-straight').draw('hills-sheep/hill-two-roads-straight');
  game.place(1, 0, 90).deploy('follower', 'road:W');
  // Red’s road of 2 west of the hill, blue’s of 2 east of it.
  expect([game.game.over, game.scores]).toEqual([true, { red: 2, blue: 2 }]);
});

/** Nothing but city edges: no road or field tile fits. */
const walls = `
  #####
  #####
  ##P##
  #####
  #####`;

test('G6 WF2 an icon on the last tile turns the wheel, and a last tile that fits nowhere does too', () => {
  const game = scene(walls, { sets: ['base', 'wheel-of-fortune'] }).leave('base-bb5/U-wheel3');
  game.draw('base-bb5/U-wheel3');
  expect([game.game.over, game.scores]).toEqual([true, { red: 7, blue: 7 }]);
});

const messages = ['base', 'wheel-of-fortune', 'messengers'];

test('G6 ME2 WF2 the wheel brings a scorer onto a dark space for a last tile that fits nowhere: no message', () => {
  const game = stand(scene(walls, { sets: messages }).leave('base-bb5/U-wheel3'), 'red', 3);
  score(game.draw('base-bb5/U-wheel3'), 'marker');
  expect(scorersOf(game, 'red')).toEqual([10, 0]);
  score(game, 'marker');
  expect([game.game.over, game.scores]).toEqual([true, { red: 10, blue: 7 }]);
  expect(game.events.filter(({ event }) => event === 'discarded')).toHaveLength(1);
});

test('G6 ME2 X18 the same for the tile of message 4: the outer part goes on, and brings a message', () => {
  const game = scene(walls, { sets: messages }).leave('base/C', 'base-bb5/U-wheel3');
  game.draw('base/C').place(1, 0);
  score(pay(game, ['red', 5]), 'marker').pass();
  take(show(game, 4), 'action');
  score(stand(game, 'red', 3).draw('base-bb5/U-wheel3'), 'marker', 'marker');
  expect([scorersOf(game, 'red'), game.asked, game.game.over]).toEqual([[10, 0], 'messengers/show', false]);
  score(take(show(game, 1), 'points'), 'marker');
  expect([game.game.over, game.scores]).toEqual([true, { red: 12, blue: 7 }]);
});
