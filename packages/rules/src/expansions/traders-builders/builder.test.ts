import { expect, test } from 'vitest';
import { sendHome } from '../../figure/home.ts';
import { type Scene, scene } from '../../testing/scene.ts';

const sets = ['base', 'traders-builders'];
const offering = (game: Scene, word: string) => game.answers().filter((option) => option.includes(word));

test('TB2 the builder goes onto a road or city with an own follower, from home onto the placed tile', () => {
  const game = scene(
    `
    ..... .....
    ..... .....
    --o-- ---R-
    ..|.. .....
    ..|.. .....
    R: red follower
    `,
    { sets },
  );
  game.draw('base/L').place(0, 1, 180);
  expect(offering(game, 'builder')).toEqual([]);
  game.pass().draw('base/B').place(1, -1).pass();
  game.draw('base/U').place(2, 0, 90);
  expect(offering(game, 'builder')).toEqual(['deploy builder 2,0 road:E,W']);
});

test('TB2 pieces of others in the feature do not matter, builders neither', () => {
  const game = scene(
    `
    ..... ..... .....
    ..... ..... .....
    ---R- ---B- ---Q-
    ..... ..... .....
    ..... ..... .....
    R: red follower, B: blue follower, Q: blue builder
    `,
    { sets },
  );
  game.draw('base/U').place(3, 0, 90);
  expect(offering(game, 'builder')).toEqual(['deploy builder 3,0 road:E,W']);
});

test('TB2 the builder never goes onto a monastery or field', () => {
  const game = scene(
    `
    ..... .....
    ..R.. .....
    ..M.. ..M..
    ..... .....
    ..... .....
    R: red follower
    `,
    { sets },
  );
  game.draw('base/B').place(2, 0);
  expect(offering(game, 'builder')).toEqual([]);
});

test('TB2 no builder where this tile closed the feature', () => {
  const game = scene(
    `
    ..... .....
    ..... .....
    --o-- ---R-
    ..|.. .....
    ..|.. .....
    R: red follower
    `,
    { sets },
  );
  game.draw('base/W').place(2, 0);
  expect(offering(game, 'builder')).toEqual([]);
});

const route = `
  ..... ..... .....
  ..... ..... .....
  --o-- ---R- ---Q-
  ..|.. ..... .....
  ..|.. ..... .....
  R: red follower, Q: red builder
`;

test('TB3 extending the feature of the own builder earns a second part', () => {
  const game = scene(route, { sets });
  game.draw('base/U').place(3, 0, 90).pass();
  expect([game.asked, game.turn, game.game.turn.part]).toEqual(['draw', 'red', 2]);
});

test('TB3 closing it earns a second part too, though the builder has gone home', () => {
  const game = scene(route, { sets });
  game.draw('base/W').place(3, 0).pass();
  expect(game.home('red', 'builder')).toBe(1);
  expect([game.asked, game.turn]).toEqual(['draw', 'red']);
});

test('TB3 the second tile may lie anywhere and gets a figure and its scoring', () => {
  const game = scene(route, { sets });
  game.draw('base/U').place(3, 0, 90).pass();
  game.draw('base/A').place(0, 1, 180).deploy('follower', 'road:N');
  expect(game.scores).toEqual({ red: 2 });
  expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
});

test('TB3 never a third part', () => {
  const game = scene(route, { sets });
  game.draw('base/U').place(3, 0, 90).pass();
  game.draw('base/U').place(4, 0, 90).pass();
  expect([game.asked, game.turn]).toEqual(['draw', 'blue']);
});

test('TB3 the builder must stand there already', () => {
  const game = scene(
    `
    ..... .....
    ..... .....
    --o-- ---R-
    ..|.. .....
    ..|.. .....
    R: red follower
    `,
    { sets },
  );
  game.draw('base/U').place(2, 0, 90).deploy('builder', 'road:E');
  expect(game.turn).toBe('blue');
});

test("TB3 another player's tile or builder earns nothing", () => {
  const game = scene(route, { sets, turn: 'blue' });
  game.draw('base/U').place(3, 0, 90).pass();
  expect(game.turn).toBe('red');
});

test('TB3 the tile must extend the feature of the builder, not lie beside it', () => {
  const game = scene(route, { sets });
  game.draw('base/B').place(2, 1).pass();
  expect(game.turn).toBe('blue');
});

test('TB3 example: 1 a highwayman, 2 the builder, 3a the road closed and a knight, 3b the builder again', () => {
  const game = scene(
    `
    .....
    .....
    --o--
    ..|..
    ..|..
    `,
    { sets },
  );
  game.draw('base/U').place(1, 0, 90).deploy('follower', 'road:E');
  game.draw('base/B').place(0, -1).pass();
  game.draw('base/U').place(2, 0, 90).deploy('builder', 'road:E');
  game.draw('base/B').place(1, -1).pass();
  game.draw('base/L').place(3, 0).deploy('follower', 'city:N');
  expect(game.scores).toEqual({ red: 4 });
  expect([game.home('red'), game.home('red', 'builder')]).toEqual([6, 1]);
  game.draw('base/G').place(3, -1, 90).deploy('builder', 'city:S');
  expect([game.turn, game.home('red', 'builder')]).toEqual(['blue', 0]);
});

test('X15 the second part begins when the first is complete, scoring included', () => {
  const game = scene(route, { sets });
  game.draw('base/W').place(3, 0).deploy('follower', 'road:S');
  const told = game.events.map((event) => (event.event === 'turn' ? `part ${event.part}` : event.event));
  expect(told).toEqual(['drawn', 'placed', 'deployed', 'awarded', 'returned', 'returned', 'part 2']);
});

test('G6 a second part that finds no tile is lost', () => {
  const game = scene(route, { sets });
  game.leave('base/U').draw('base/U').place(3, 0, 90).pass();
  expect(game.game.over).toBe(true);
  expect(game.scores).toEqual({ red: 4 });
});

test('G6 a second part is lost if all that is left fits nowhere', () => {
  const game = scene(
    `
    ....# #...#
    ...## #####
    ...#R ##PQ#
    ...## #####
    ....# #...#
    R: red follower, Q: red builder
    `,
    { sets },
  );
  game.leave('base/E', 'base/C').draw('base/E').place(2, 0, 270).pass();
  expect([game.asked, game.turn]).toEqual(['draw', 'red']);
  game.draw('base/C');
  expect(game.game.over).toBe(true);
});

test('TB5 builder and follower go home when the feature is scored', () => {
  const game = scene(route, { sets, turn: 'blue' });
  game.draw('base/W').place(3, 0).pass();
  expect([game.home('red'), game.home('red', 'builder')]).toEqual([7, 1]);
});

test('TB5 X19 the builder follows the last own follower home, whatever took it', () => {
  const game = scene(
    `
    ..... ..... ..... .....
    ..... ..... ..... .....
    --o-- ---R- ---Q- ---B-
    ..|.. ..... ..... .....
    ..|.. ..... ..... .....
    R: red follower, Q: red builder, B: blue follower
    `,
    { sets },
  );
  sendHome(game.game, 0);
  expect([game.home('red', 'builder'), game.home('blue')]).toEqual([1, 6]);
  expect(game.awards).toEqual([]);
});

test('TB5 while another own follower is there the builder stays', () => {
  const game = scene(
    `
    ..... ..... ..... .....
    ..... ..... ..... .....
    --o-- ---R- ---Q- ---R-
    ..|.. ..... ..... .....
    ..|.. ..... ..... .....
    R: red follower, Q: red builder
    `,
    { sets },
  );
  sendHome(game.game, 0);
  expect(game.home('red', 'builder')).toBe(0);
});

test('X19 a figure taken away is not scored', () => {
  const game = scene(
    `
    ..... .....
    ..... .....
    --o-- ---B-
    ..|.. .....
    ..|.. .....
    B: blue follower
    `,
    { sets },
  );
  sendHome(game.game, game.game.figures.perSeat);
  expect([game.home('blue'), game.awards]).toEqual([7, []]);
});

test('X19 a feature left empty may be occupied when it is extended', () => {
  const game = scene(
    `
    ..... .....
    ..... .....
    --o-- ---B-
    ..|.. .....
    ..|.. .....
    B: blue follower
    `,
    { sets },
  );
  sendHome(game.game, game.game.figures.perSeat);
  game.draw('base/U').place(2, 0, 90);
  expect(offering(game, 'follower 2,0 road')).toHaveLength(1);
});
