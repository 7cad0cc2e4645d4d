import { expect, test } from 'vitest';
import { scene } from '../testing/scene.ts';
import { score, show, stand, take } from '../testing/track.ts';
import { heldBy } from '../turn/hand.ts';

/** Two tiles with a city on every side: beside land without a city neither fits. */
const unfit = ['base/C', 'crop-circles/shield-two-corner-cities'];

test('E3 ME4 a hand that fits nowhere in the part of message 4 goes to the box, and the outer part goes on', () => {
  // The crop circle's curve at 1,1 closes a ring of 4.
  const game = scene(
    `
    ..... .....
    ..... ...B.
    ..+-- --+..
    ..|.. ..|..
    ..|.. ..|..
    ..|..
    ..|..
    ..+--
    .....
    .....
    B: blue follower`,
    { sets: ['base', 'messengers', 'crop-circles'], options: { hand: 3 } },
  );
  const dealt = ['crop-circles/club-curve-road', ...unfit, 'base/E', 'base/E', 'base/E'];
  stand(game.leave(...dealt).deal(...dealt), 'red', 1);
  game.choose(dealt[0]).place(1, 1, 90).deploy('follower', 'road:N');
  take(show(score(game, 'marker'), 4), 'action');
  expect([heldBy(game.game, 0), game.asked, game.toMove]).toEqual([[], 'crop-circles/choice', 'red']);
  game.play({ by: 0, do: 'crop', choice: 'add' });
  expect([game.asked, game.toMove]).toEqual(['choose', 'blue']);
});

test('E3 G6 a second part is lost if the hand fits nowhere, though others hold tiles', () => {
  const game = scene(
    `
    ..... ..... .....
    ..... ..... .....
    --o-- ---R- ---Q-
    ..|.. ..... .....
    ..|.. ..... .....
    R: red follower, Q: red builder`,
    { sets: ['base', 'traders-builders', 'crop-circles'], options: { hand: 3 } },
  );
  const dealt = ['base/U', ...unfit, 'base/E', 'base/E', 'base/E'];
  game.leave(...dealt).deal(...dealt);
  game.choose('base/U').place(3, 0, 90).pass();
  expect([heldBy(game.game, 0), game.asked, game.toMove]).toEqual([[], 'choose', 'blue']);
  expect(game.events.filter(({ event }) => event === 'discarded')).toHaveLength(2);
});
