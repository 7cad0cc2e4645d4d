import { expect, test } from 'vitest';
import { answersOf, moveText } from '../../game/answer.ts';
import { type Scene, scene } from '../../testing/scene.ts';

const sets = ['base', 'hills-sheep'];

/** One field, with room to grow on all sides. */
const field = `
    .....
    .....
    ..M..
    .....
    .....
`;

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

const FULL = { sheep1: 4, sheep2: 5, sheep3: 5, sheep4: 2, wolf: 2 };

test('HS2 a shepherd is deployed instead of a follower, and a token is drawn', () => {
  const game = scene(field, { sets }).draw('base/E').place(1, 0).deploy('shepherd', 'field:WL');
  expect([game.toMove, game.asked, bag(game)]).toEqual(['chance', 'token', FULL]);
  answer(game, 'token sheep3');
  expect([game.asked, game.home('red', 'shepherd'), game.home('red')]).toEqual(['draw', 0, 7]);
});

test('HS2 sheep stay with the shepherd: the next token comes from a smaller bag', () => {
  const game = scene(field, { sets }).draw('base/E').place(1, 0).deploy('shepherd', 'field:WL');
  answer(game, 'token sheep3');
  game.draw('base/V').place(0, 1, 270).deploy('shepherd', 'field:ER');
  expect(bag(game)).toEqual({ ...FULL, sheep3: 4 });
});

test('HS2 a wolf sends the shepherd home and goes back into the bag', () => {
  const game = scene(field, { sets }).draw('base/E').place(1, 0).deploy('shepherd', 'field:WL');
  answer(game, 'token wolf');
  expect(game.home('red', 'shepherd')).toBe(1);
  game.draw('base/E').place(-1, 0).deploy('shepherd', 'field:EL');
  expect(bag(game)).toEqual(FULL);
});

test('HS2 farmers do not matter to a shepherd, nor it to farmers', () => {
  const game = scene(`${field.replace('.....', '.B...')}    B: blue follower`, { sets });
  game.draw('base/E').place(1, 0);
  expect(game.answers().filter((text) => text.includes('field'))).toEqual([
    'deploy shepherd 1,0 field:EL,ER,SL,SR,WL,WR',
  ]);
  const other = scene(field, { sets }).draw('base/E').place(1, 0).deploy('shepherd', 'field:WL');
  answer(other, 'token sheep1').draw('base/E').place(-1, 0);
  expect(other.answers()).toContain('deploy follower -1,0 field:EL,ER,SL,SR,WL,WR');
});

test('HS2 not into a field with another shepherd, anyone’s', () => {
  const game = scene(field, { sets }).draw('base/E').place(1, 0).deploy('shepherd', 'field:WL');
  answer(game, 'token sheep1').draw('base/V').place(0, 1, 270);
  // The curve has a field of its own inside its bend.
  expect(game.answers().filter((text) => text.includes('shepherd'))).toEqual([
    'deploy shepherd 0,1 field:ER,SL',
  ]);
});

test('HS2 B13 without farmers shepherds may still come', () => {
  const game = scene(field, { sets, options: { farmers: false } })
    .draw('base/E')
    .place(1, 0);
  expect(game.answers().filter((text) => text.includes('field'))).toEqual([
    'deploy shepherd 1,0 field:EL,ER,SL,SR,WL,WR',
  ]);
});

/** Red has a shepherd with two sheep in the field; blue has placed a tile far from it; red is to draw. */
function tended(options = {}): Scene {
  const game = scene(field, { sets, options }).draw('base/E').place(1, 0).deploy('shepherd', 'field:WL');
  return answer(game, 'token sheep2').draw('base/E').place(1, -1, 180).pass();
}

test('HS3 a tile that extends the own shepherd’s field: grow or gather, before the figure action', () => {
  const game = tended().draw('base/B').place(-1, 0);
  expect([game.toMove, game.asked]).toEqual(['red', 'flock']);
  expect(game.answers()).toEqual(['flock grow 1,0 field:EL', 'flock score 1,0 field:EL']);
  answer(game, 'flock grow');
  expect(bag(game)).toEqual({ ...FULL, sheep2: 4 });
  answer(game, 'token sheep1');
  expect([game.toMove, game.asked]).toEqual(['red', 'figure']);
});

test('HS3 shepherd: after – grow or gather comes after the figure action', () => {
  const game = tended({ shepherd: 'after' }).draw('base/B').place(-1, 0);
  expect(game.asked).toBe('figure');
  game.deploy('follower', 'monastery');
  expect([game.toMove, game.asked]).toEqual(['red', 'flock']);
});

test('HS3 shepherd: after – a shepherd that comes home then stays at home in this part', () => {
  const game = tended({ shepherd: 'after' }).draw('base/B').place(-1, 0).pass();
  answer(game, 'flock score');
  expect([game.asked, game.scores, game.home('red', 'shepherd')]).toEqual(['draw', { red: 2 }, 1]);
});

test('HS3 shepherd: after – before scoring', () => {
  const game = scene(
    `
    .....
    .....
    .....
    .###.
    ##R##
    R: red follower
    `,
    { sets, options: { shepherd: 'after' } },
  );
  game.draw('base/E').place(0, 1).deploy('shepherd', 'field:EL');
  expect([game.asked, game.awards]).toEqual(['token', []]);
  answer(game, 'token sheep1');
  expect(game.scores).toEqual({ red: 4 });
});

test('HS3 another player’s tile asks nothing, nor an own tile elsewhere', () => {
  const game = tended().draw('base/V').place(1, -2, 180);
  expect(game.asked).toBe('figure');
  game.pass().draw('base/B').place(-1, 0);
  expect([game.toMove, game.asked]).toEqual(['blue', 'figure']);
});

test('HS3 with two shepherds in the field only the active player chooses', () => {
  const game = scene(
    `
    .....       .....
    .....       .....
    ..M..       ..M..
    .....       .....
    .....       .....
    `,
    { sets },
  );
  game.draw('base/E').place(-1, 0).deploy('shepherd', 'field:EL');
  answer(game, 'token sheep2').draw('base/E').place(3, 0).deploy('shepherd', 'field:WL');
  answer(game, 'token sheep3').draw('base/E').place(1, 0);
  expect([game.toMove, game.asked]).toEqual(['red', 'flock']);
  answer(game, 'flock grow');
  answer(game, 'token sheep1').pass();
  expect(game.asked).toBe('draw');
});

test('HS3 TB3 in a second part the flock is tended again', () => {
  const game = scene(
    `
    .....
    .....
    --R-b
    .....
    .....
    R: red follower, b: red builder
    `,
    { sets: [...sets, 'traders-builders'] },
  );
  game.draw('base/V').place(1, 0).deploy('shepherd', 'field:NL');
  answer(game, 'token sheep1').draw('base/B').place(2, 0);
  expect([game.game.turn.part, game.toMove, game.asked]).toEqual([2, 'red', 'flock']);
});
