import { answersOf, moveText } from '@bastide/rules';
import { type Scene, scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { answerOf, turnOf } from '../testing/answers.ts';

const sets = ['base', 'hills-sheep'];

/** One field, with room to grow on all sides. */
const field = `
  .....
  .....
  ..M..
  .....
  .....`;

/** Gives the answer that begins with these words. */
function answer(game: Scene, words: string): Scene {
  const option = answersOf(game.game).find(({ move }) => moveText(move).startsWith(words));
  if (option === undefined) throw new Error(`${words}: ${game.answers().join(' · ')}`);
  return game.play(option.move);
}

/** Red has a flock of these tokens; so many monasteries are left, and red has placed one in the field. */
function flock(tokens: readonly string[], left: number): Scene {
  const game = scene(field, { sets });
  game.leave(...new Array(2 * tokens.length + left).fill('base/B'));
  for (const [index, token] of tokens.entries()) {
    game.draw('base/B').place(index + 1, 0);
    if (index === 0) game.deploy('shepherd', 'field:WL');
    else answer(game, 'flock grow');
    answer(game, `token ${token}`);
    if (index > 0) game.pass();
    game
      .draw('base/B')
      .place(index + 1, 1)
      .pass();
  }
  return game.draw('base/B').place(-1, 0);
}

test.each(['knight', 'baron'] as const)('a %s lets a small flock grow', (level) => {
  expect(answerOf(flock(['sheep1'], 40), level)).toMatch(/^flock grow/);
});

test('it gathers a large flock before the wolf comes', () => {
  const game = flock(['sheep4', 'sheep4', 'sheep3', 'sheep3', 'sheep3'], 40);
  expect(answerOf(game)).toMatch(/^flock score/);
});

test.each(['knight', 'baron'] as const)('with the last tile a %s gathers even one sheep', (level) => {
  const game = flock(['sheep1'], 1);
  expect(answerOf(game, level)).toMatch(/^flock score/);
  expect(game.scores).toMatchObject({ red: 1 });
});

test('without a follower at home it sends its shepherd', () => {
  const game = scene(field, { sets });
  const { figures } = game.game;
  for (let home = figures.atHome(0, 0); home >= 0; home = figures.atHome(0, 0)) figures.deploy(home, 0);
  game.draw('base/B').place(1, 0);
  expect(answerOf(game)).toMatch(/^deploy shepherd/);
});

test('with the last tile it sends a monk, not its shepherd', () => {
  const game = scene(field, { sets }).leave('base/B').draw('base/B').place(1, 0);
  expect(answerOf(game)).toBe('deploy follower 1,0 monastery');
});

test.each(['knight', 'baron'] as const)(
  'a %s joins its field to that of a large flock and gathers both',
  (level) => {
    const fields = `
    ..... ..|.. .....
    ..... ..|.. .....
    ..M.. ..|.. ..M..
    ..... ..|.. .....
    ..... ..|.. .....`;
    const game = scene(fields, { sets });
    game.leave(...new Array(20).fill('base/B'), ...new Array(20).fill('base/A'));
    answer(game.draw('base/B').place(-1, 0).deploy('shepherd', 'field:EL'), 'token sheep1');
    answer(game.draw('base/B').place(3, 0).deploy('shepherd', 'field:WL'), 'token sheep4');
    for (const [x, token] of [
      [4, 'sheep4'],
      [6, 'sheep3'],
    ] as const) {
      game.draw('base/B').place(x, 0).pass();
      answer(game.draw('base/B').place(x + 1, 0), 'flock grow');
      answer(game, `token ${token}`).pass();
    }
    const [placement, flock] = turnOf(game.draw('base/A'), level);
    expect(placement).toMatch(/ 1,(-1 0|1 180)$/);
    expect(flock).toMatch(/^flock score/);
  },
);
