import { expect, test } from 'vitest';
import { sendHome } from '../../figure/home.ts';
import { bringsOf } from '../../testing/brings.ts';
import { type Scene, scene } from '../../testing/scene.ts';

const sets = ['base', 'traders-builders'];
const offering = (game: Scene, word: string) => game.answers().filter((option) => option.includes(word));

test('TB4 the pig goes into a field with an own farmer', () => {
  const game = scene(
    `
    ..R..
    .....
    -----
    .....
    .....
    R: red follower
    `,
    { sets },
  );
  game.draw('base/U').place(1, 0, 90);
  expect(offering(game, 'pig')).toEqual(['deploy pig 1,0 field:NL,NR,EL,WR']);
});

test("TB4 another player's farmer is not enough, another's pig no hindrance", () => {
  const game = scene(
    `
    ..R.. ..B.. ..Q..
    ..... ..... .....
    ----- ----- -----
    ..... ..... .....
    ..B.. ..... .....
    R: red follower, B: blue follower, Q: blue pig
    `,
    { sets },
  );
  game.draw('base/U').place(3, 0, 90);
  expect(offering(game, 'pig')).toEqual(['deploy pig 3,0 field:NL,NR,EL,WR']);
});

test('TB4 example: with two farmers against one and the pig red gets 8, blue with a pig 0', () => {
  const game = scene(
    `
    ..... ..... .....
    ..R.. ..R.. ..B..
    ..M.. ..M.. ..M..
    ..... ..... .....
    ..... ..... .....
    ....# #...# #....
    ...## ##Q## ##.A.
    ...## ##.## ##...
    ...## ##.## ##...
    ....# #...# #....
    R: red follower, Q: red pig, B: blue follower, A: blue pig
    `,
    { sets },
  );
  expect(game.finish().awards).toMatchObject([
    { seat: 'red', points: 8, cause: 'field', because: { cities: 2, pig: 1 } },
  ]);
});

test('TB4 example: three tied, two with pigs: 8, 8 and 6', () => {
  const game = scene(
    `
    ..... ..... .....
    ..R.. ..B.. ..E..
    ..M.. ..M.. ..M..
    ..... ..... .....
    ..... ..... .....
    ....# #...# #....
    .Q.## ##A## ##...
    ...## ##.## ##...
    ...## ##.## ##...
    ....# #...# #....
    R: red follower, Q: red pig, B: blue follower, A: blue pig, E: green follower
    `,
    { sets },
  );
  game.finish();
  expect(game.scores).toEqual({ red: 8, blue: 8, green: 6 });
  expect(game.awards.map(({ because }) => 'pig' in because)).toEqual([true, true, false]);
});

test('TB4 E2 with farmers by city a pig adds nothing to a city its owner does not win', () => {
  const game = scene(
    `
    ..... ..... ..... .....
    ..R.. ..Q.. ..... ..B..
    ..... ..M.. ..... ..M..
    .###. ..... .###. .....
    ##### ..... ##### .....
    #####       #####
    .###.       .###.
    .....       .....
    ..B..       ..B..
    .....       .....
    R: red follower, Q: red pig, B: blue follower
    `,
    { sets, options: { farmers: 'perCity' } },
  );
  // Red and blue have a farmer each in the north; blue has one more south of either city.
  expect(game.finish().scores).toEqual({ blue: 6 });
});

test('TB4 E2 with farmers by city the pig adds 1 for each city its owner wins, alone or tied', () => {
  const game = scene(
    `
    ..... ..... .....
    ..R.. ..Q.. .....
    ..... ..M.. .....
    .###. ..... .###.
    ##### ..... #####
    #####       #####
    .###.       .###.
    .....       .....
    ..B..       .....
    .....       .....
    R: red follower, Q: red pig, B: blue follower
    `,
    { sets, options: { farmers: 'perCity' } },
  );
  // The western city is tied, red's pig stands in a field that touches both.
  expect(game.finish().scores).toEqual({ red: 4 + 4, blue: 3 });
  expect(game.awards.filter(({ because }) => 'pig' in because).map(({ seat }) => seat)).toEqual([
    'red',
    'red',
  ]);
});

test('TB5 the pig follows the last own farmer home', () => {
  const game = scene(
    `
    ..R.. ..Q..
    ..... .....
    ----- -----
    ..... .....
    ..... .....
    R: red follower, Q: red pig
    `,
    { sets },
  );
  sendHome(game.game, 0);
  expect(game.home('red', 'pig')).toBe(1);
});

test('B13 without farmers the pig stays at home', () => {
  const { game } = scene('', { sets, options: { farmers: false } });
  expect(game.figures.specs.map(({ name }) => name)).toEqual(['follower', 'builder']);
});

test('TB4 who may deploy the pig is told that it brings 1 for each city of the field', () => {
  const game = scene(
    `
    ....# #....
    ...## ##...
    .R.## ##...
    ...## ##...
    ....# #....
    R: red follower
    `,
    { sets },
  );
  game.draw('base/B').place(-1, 0);
  const [pig] = offering(game, 'pig');
  expect(bringsOf(game, pig)).toEqual({ points: [{ seat: 0, points: 1 }] });
});
