import { expect, test } from 'vitest';
import { COLOURS } from '../testing/drawing.ts';
import { scene } from '../testing/scene.ts';
import { pay, rob, robbersOf, score, stand } from '../testing/track.ts';

const crowd = `
  ..... ..... ..... ..... .....
  ..... ..... ..... ..... .....
  --o-- -R-B- -G-Y- -K-P- -E-N-
  ..|.. ..... ..... ..... .....
  ..|.. ..... ..... ..... .....
  R: red follower, B: blue follower, G: green follower, Y: yellow follower
  K: black follower, P: pink follower, E: grey follower, N: brown follower`;

/** Everybody’s points, seat by seat. */
const all = (n: number) => Object.fromEntries(COLOURS.map((colour) => [colour, n]));

test('G1 B7 eight players tied on one road each get all of it', () => {
  const game = scene(crowd, { turn: 'pink' });
  game.draw('base/W').place(5, 0).pass();
  expect(game.scores).toEqual(all(6));
  for (const colour of COLOURS) expect(game.home(colour)).toBe(7);
});

test('B7 IC3 all the followers of the eighth player in one city', () => {
  const game = scene(
    `
    #####
    #NNN#
    RNPNB
    #NNQ#
    #####
    R: red follower, B: blue follower, N: brown follower, Q: brown big`,
    { sets: ['base', 'inns-cathedrals'] },
  );
  game.draw('base/E').place(0, -1, 180).pass().draw('base/E').place(1, 0, 270).pass();
  game.draw('base/E').place(0, 1).pass().draw('base/E').place(-1, 0, 90).pass();
  // Nine against one and one.
  expect(game.scores).toEqual({ brown: 12 });
  expect([game.home('brown'), game.home('brown', 'big'), game.home('red')]).toEqual([7, 1, 7]);
});

test('X17 ME1 eight players are asked for their scorers, the active player first', () => {
  const game = scene(crowd, { sets: ['base', 'messengers'], turn: 'pink' });
  for (const colour of COLOURS) stand(game, colour, 4, 'messenger');
  game.draw('base/W').place(5, 0).pass();
  const asked: string[] = [];
  while (game.asked === 'scorer') {
    asked.push(game.toMove);
    score(game, 'messenger');
  }
  expect(asked).toEqual(['pink', 'grey', 'brown', 'red', 'blue', 'green', 'yellow', 'black']);
  // All stop on 10; the active player alone gets a message.
  expect([game.asked, game.turn]).toEqual(['messengers/show', 'pink']);
});

test('RO3 seven robbers on one victim', () => {
  const game = scene('', {
    sets: ['base', 'robbers'],
    players: 8,
    turn: 'brown',
    options: { robbersAll: true },
  });
  stand(game, 'red', 10);
  game.draw('robbers/straight').place(1, 0, 90);
  while (game.asked === 'robbers/put') rob(game, game.toMove === 'red' ? undefined : 10);
  expect(robbersOf(game)).toHaveLength(7);
  pay(game.pass(), ['red', 5]);
  expect(game.scores).toEqual({ ...all(3), red: 15 });
  expect(robbersOf(game)).toEqual([]);
});

test('WF3 storm and plague go round the whole table', () => {
  const game = scene(crowd, { sets: ['base', 'wheel-of-fortune'], turn: 'green' });
  game.draw('base-bb5/U-wheel3').place(0, -1, 90).pass();
  expect(game.scores).toEqual(all(6));
  game.draw('base-bb5/U-wheel2');
  const asked: string[] = [];
  while (game.asked === 'wheel-of-fortune/plague') {
    asked.push(game.toMove);
    const [option] = game.answers();
    const [, figure, at, on] = option.split(' ');
    const [x, y] = at.split(',').map(Number);
    game.play({ by: game.game.toMove, do: 'plague', figure, x, y, on });
  }
  expect(asked).toEqual(['yellow', 'black', 'pink', 'grey', 'brown', 'red', 'blue', 'green']);
  for (const colour of COLOURS) expect(game.home(colour)).toBe(7);
});
