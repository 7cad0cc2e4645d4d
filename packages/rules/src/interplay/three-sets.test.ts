import { expect, test } from 'vitest';
import { thingsOf } from '../game/things.ts';
import { scene } from '../testing/scene.ts';
import { rob, robbersOf, score, scorersOf, show, stand, take } from '../testing/track.ts';

test('FE4 a ferry turned far away closes a road: mage, robber and ingot act on it as on any other', () => {
  const game = scene('', { sets: ['base', 'ferries', 'gold-mines', 'mage-witch', 'robbers'] });
  const ferry = (between: string[], move: boolean) =>
    game.play({ by: 1, do: 'ferry', x: 1, y: 0, between, move });
  game.draw('base/W').place(-1, 0).deploy('follower', 'road:E');
  game.draw('ferries/tee').place(1, 0).pass();
  ferry(['W', 'E'], false);
  game.draw('mage-witch/two-opposite-cities').place(1, -1);
  game.play({ by: 0, do: 'deploy', figure: 'mage', x: 0, y: 0, on: 'road:E' }).pass();
  game.draw('robbers/straight').place(-1, 1);
  rob(rob(game, 0)).pass();
  game.draw('gold-mines/corner-city-monastery').place(0, 1, 180);
  game.play({ by: 0, do: 'gold', x: 0, y: 0 }).pass();
  game.draw('base/U').place(2, 0, 90).pass();
  ferry(['E', 'S'], true);
  // Three tiles and the mage; half of it for blue, whose tile is no part of that road.
  expect(game.scores).toEqual({ red: 6, blue: 3 });
  expect([game.tokens('red'), robbersOf(game), game.home('red')]).toEqual([{ gold: 1 }, [], 7]);
  expect(thingsOf(game.game).map(({ name }) => name)).not.toContain('mage');
});

test('ME2 WF2 G6 points of the wheel bring their message though the tile of message 4 fits nowhere', () => {
  // A curve at 1,1 closes a ring of 4; then no road leads anywhere.
  const game = scene(
    `
    ..... .....       #####
    ..... .....       #R###
    ..+-- --+..       ##P##
    ..|.. ..|..       #####
    ..|.. ..|..       #####
    ..|..
    ..|..
    ..+--
    .....
    .....
    R: red follower`,
    { sets: ['base', 'messengers', 'wheel-of-fortune'] },
  );
  stand(stand(game, 'red', 1), 'red', 3, 'messenger');
  game.leave('base/V', 'base-bb5/X-wheel1').draw('base/V').place(1, 1, 90).deploy('follower', 'road:N');
  take(show(score(game, 'marker'), 4), 'action').draw('base-bb5/X-wheel1');
  // Taxes: a pennant and a knight. Then the crossroads goes to the box, and there is no other tile.
  score(game, 'messenger');
  expect([scorersOf(game, 'red'), game.asked, game.turn]).toEqual([[5, 5], 'messengers/show', 'red']);
  score(take(show(game, 1), 'points'), 'marker');
  expect(game.game.over).toBe(true);
});
