import { createBot } from '@bastide/bots';
import { CHANCE, newGame, observe, randomAnswer, seeded } from '@bastide/rules';
import { expect, test } from 'vitest';
import { readContestant } from './contestant.ts';
import { VersionPlayer } from './version-player.ts';

const source = (name: string) =>
  JSON.stringify(new URL(`../../../${name}/src/index.ts`, import.meta.url).href);
/** The version of today, as a module of its own. */
const module = `data:text/javascript,${encodeURIComponent(
  `export { newGame, observe, playMove } from ${source('rules')}; export { createBot } from ${source('bots')};`,
)}`;

test('a level of another version follows the game by its moves and answers as that version does', async () => {
  const budget = { iterations: 1 };
  const made = newGame({ sets: ['base', 'abbot'], options: {}, players: 2 });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  const player = new VersionPlayer(module, 'knight', { budget, clock: undefined });
  await player.begin({ game, seat: 0, seed: 5 });
  const bot = createBot('knight', { seed: 5, budget });
  const random = seeded(3);
  for (let asked = 0; asked < 30; ) {
    let code = game.toMove === CHANCE ? randomAnswer(game, random) : bot.choose(observe(game, game.toMove));
    if (game.toMove === 0) {
      expect(player.answer(observe(game, 0))).toBe(code);
      asked++;
    } else if (game.toMove === 1) code = randomAnswer(game, random);
    player.onMove(game.question.write(game, code));
    game.play(code);
  }
});

test('LEVEL@FILE is a level of another version', () => {
  expect(readContestant('baron@/tmp/old.mjs', 'b')).toEqual({
    kind: 'level',
    level: 'baron',
    version: 'file:///tmp/old.mjs',
  });
  expect(() => readContestant('baron@', 'b')).toThrow('--b needs');
});
