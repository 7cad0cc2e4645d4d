import { expect, test } from 'vitest';
import { answersOf, moveText } from '../../game/answer.ts';
import { bringsOf } from '../../testing/brings.ts';
import { type Scene, scene } from '../../testing/scene.ts';

const sets = ['base', 'hills-sheep'];
const FULL = { sheep1: 4, sheep2: 5, sheep3: 5, sheep4: 2, wolf: 2 };

/** Gives the answer that begins with these words. */
function answer(game: Scene, words: string): Scene {
  const option = answersOf(game.game).find(({ move }) => moveText(move).startsWith(words));
  if (option === undefined) throw new Error(`${words}: ${game.answers().join(' · ')}`);
  return game.play(option.move);
}

/** What the bag holds, by token, while one is drawn. */
function bag({ game }: Scene): Record<string, number> {
  return Object.fromEntries(
    answersOf(game).map(({ move, weight }) => [move.do === 'token' && move.token, weight]),
  );
}

/** Shepherds of red (2 + 1 sheep) and blue (3 + 2 sheep) in two fields; a tile at 1,0 would join them; it is red’s turn. */
function apart(options = {}): Scene {
  const game = scene(
    `
    .....       .....
    .....       .....
    ..M..       ..M..
    .....       .....
    .....       .....
    `,
    { sets, options },
  );
  game.draw('base/E').place(-1, 0).deploy('shepherd', 'field:EL');
  answer(game, 'token sheep2').draw('base/E').place(3, 0).deploy('shepherd', 'field:WL');
  answer(game, 'token sheep3').draw('base/U').place(0, 1, 90);
  answer(game, 'flock grow');
  answer(game, 'token sheep1').pass().draw('base/U').place(2, 1, 90);
  answer(game, 'flock grow');
  return answer(game, 'token sheep2').pass();
}

test('HS4 grow: sheep join the flock', () => {
  const game = apart().draw('base/B').place(0, -1);
  answer(game, 'flock grow');
  answer(game, 'token sheep4').pass().draw('base/U').place(0, 2, 90).pass();
  game.draw('base/B').place(-2, 0);
  answer(game, 'flock score');
  expect(game.awards).toMatchObject([{ seat: 'red', points: 7, cause: 'flock', because: { sheep: 7 } }]);
});

test('HS4 example: a wolf sends all shepherds of the field home and all tokens back', () => {
  const game = apart().draw('base/E').place(1, 0);
  answer(game, 'flock grow');
  answer(game, 'token wolf');
  expect([game.home('red', 'shepherd'), game.home('blue', 'shepherd'), game.scores]).toEqual([1, 1, {}]);
  game.deploy('shepherd', 'field:EL');
  expect(bag(game)).toEqual(FULL);
});

test('HS4 a wolf leaves shepherds in other fields alone', () => {
  const game = apart().draw('base/B').place(0, -1);
  answer(game, 'flock grow');
  answer(game, 'token wolf');
  expect([game.home('red', 'shepherd'), game.home('blue', 'shepherd')]).toEqual([1, 0]);
});

test('HS5 example: two shepherds share 4 tokens with 8 sheep, and gathering pays 8 each', () => {
  const game = apart().draw('base/E').place(1, 0);
  answer(game, 'flock score');
  expect(game.awards).toMatchObject([
    { seat: 'red', points: 8, cause: 'flock', because: { sheep: 8 } },
    { seat: 'blue', points: 8, cause: 'flock', because: { sheep: 8 } },
  ]);
  expect([game.home('red', 'shepherd'), game.home('blue', 'shepherd')]).toEqual([1, 1]);
});

test('HS5 gathering pays only the shepherds of that field', () => {
  const game = apart().draw('base/B').place(0, -1);
  answer(game, 'flock score');
  expect(game.scores).toEqual({ red: 3 });
  expect(game.home('blue', 'shepherd')).toBe(0);
});

test('HS5 a shepherd come home may be deployed anew in the same part, with a full bag', () => {
  const game = apart().draw('base/E').place(1, 0);
  answer(game, 'flock score');
  game.deploy('shepherd', 'field:EL');
  expect([game.asked, bag(game)]).toEqual(['token', FULL]);
});

test('HS5 RV4 sheep printed on the river count whenever their field is gathered, and stay for ever', () => {
  const game = scene('', { sets: ['base', 'river-bb5', 'hills-sheep'] });
  // The field runs round the source, so both banks are one.
  game.draw('river-bb5/straight-sheep-a').place(0, 1, 90).deploy('shepherd', 'field:NL');
  answer(game, 'token sheep2').draw('river-bb5/straight-sheep-b').place(0, 2, 90).pass();
  game.draw('river-bb5/city-city').place(0, 3, 90);
  answer(game, 'flock score');
  expect(game.scores).toEqual({ red: 4 });
  game.deploy('shepherd', 'field:NR');
  answer(game, 'token sheep1').draw('river-bb5/curve-vineyard').place(0, 4, 180).pass();
  game.draw('river-bb5/curve-vineyard').place(1, 4);
  expect(answer(game, 'flock score').awards).toMatchObject([
    { points: 4, because: { sheep: 4, printed: 2 } },
    { points: 3, because: { sheep: 3, printed: 2 } },
  ]);
});

test('HS6 a shepherd is no farmer: it wins no field and breaks no majority', () => {
  const game = scene(
    `
    ##### .....
    .###. .....
    ..... ..M..
    ..... .....
    ..... .....
    `,
    { sets },
  );
  game.draw('base/E').place(0, -1, 180).deploy('shepherd', 'field:NL');
  answer(game, 'token sheep4').draw('base/B').place(2, 0).deploy('follower', 'field:WL');
  expect(game.finish().scores).toEqual({ blue: 3 });
});

test('HS6 a shepherd left on the board at the end pays nothing', () => {
  expect(apart().finish().scores).toEqual({});
});

/** Red’s shepherd, with three sheep, is in the field inside a ring of road that one curve more closes. */
function ring(options: Record<string, string>, turn: 'red' | 'blue'): Scene {
  const game = scene(
    `
    ..... .....
    ..... .....
    ..+-- --+..
    ..|.. ..|..
    ..|.. ..|..
    `,
    { sets, options },
  );
  game.draw('base/V').place(0, 1, 180).deploy('shepherd', 'field:NR');
  answer(game, 'token sheep3');
  if (turn === 'red') game.draw('base/B').place(-1, 0).pass();
  return game.draw('base/V').place(1, 1, 90);
}

test('HS6 closedFlock: stay – a flock whose field can no longer grow is left alone', () => {
  const game = ring({}, 'blue').pass();
  expect([game.scores, game.home('red', 'shepherd')]).toEqual([{}, 0]);
});

test('HS6 closedFlock: gather – it is gathered at once, whoever closed the field', () => {
  const before = ring({ closedFlock: 'gather' }, 'blue');
  expect([before.asked, before.scores, before.home('red', 'shepherd')]).toEqual(['figure', { red: 3 }, 1]);
  const after = ring({ closedFlock: 'gather', shepherd: 'after' }, 'blue');
  expect(after.scores).toEqual({});
  expect(after.pass().scores).toEqual({ red: 3 });
});

test('HS6 closedFlock: gather – after its owner’s choice', () => {
  const game = ring({ closedFlock: 'gather' }, 'red');
  expect(game.answers()).toEqual(['flock grow 0,1 field:NR', 'flock score 0,1 field:NR']);
  answer(game, 'flock grow');
  answer(game, 'token sheep2');
  expect(game.scores).toEqual({ red: 5 });
  const wolf = answer(ring({ closedFlock: 'gather' }, 'red'), 'flock grow');
  expect(answer(wolf, 'token wolf').scores).toEqual({});
});

test.each([
  { closedFlock: 'gather', points: 4, home: 1 },
  { closedFlock: 'stay', points: 0, home: 0 },
])(
  'HS6 closedFlock: $closedFlock – a shepherd deployed in a closed field',
  ({ closedFlock, points, home }) => {
    const game = scene(
      `
    ..... .....
    ..... .....
    ..+-- --+..
    ..|.. ..|..
    ..|.. ..|..
    ..|..
    ..|..
    ..+--
    .....
    .....
    `,
      { sets, options: { closedFlock } },
    );
    game.draw('base/V').place(1, 1, 90).deploy('shepherd', 'field:NL');
    answer(game, 'token sheep4');
    expect([game.game.scores.of(0), game.home('red', 'shepherd')]).toEqual([points, home]);
  },
);

test('HS3 who is asked is told what is in the bag, and what the flock pays to everybody in the field', () => {
  const game = apart().draw('base/E').place(1, 0);
  const words = game.answers();
  expect(bringsOf(game, words[0])).toEqual({
    odds: [
      { name: 'sheep1', parts: 3 },
      { name: 'sheep2', parts: 3 },
      { name: 'sheep3', parts: 4 },
      { name: 'sheep4', parts: 2 },
      { name: 'wolf', parts: 2 },
    ],
  });
  expect(bringsOf(game, words[1])).toEqual({
    points: [
      { seat: 0, points: 8 },
      { seat: 1, points: 8 },
    ],
  });
});

test('HS2 who may deploy the shepherd is told how likely each token is that is drawn then', () => {
  const game = scene('', { sets });
  game.draw('base/U').place(1, 0, 90);
  const [words] = game.answers().filter((option) => option.startsWith('deploy shepherd'));
  const odds = bringsOf(game, words)?.odds ?? [];
  expect(Object.fromEntries(odds.map(({ name, parts }) => [name, parts]))).toEqual(FULL);
});
