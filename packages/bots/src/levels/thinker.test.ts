import { AnswerList, presets } from '@bastide/rules';
import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import type { BotOptions } from '../bot.ts';
import { Allowance } from '../clock.ts';
import { position } from '../testing/position.ts';
import { Thinker } from './thinker.ts';

const USUAL = { iterations: 100 };

/** A bot that plans nothing but its next answer, and what it was allowed each time. */
function watched(options: Partial<BotOptions> = {}, mostInBase?: number) {
  const shares: number[] = [];
  const most: number[] = [];
  const bot = new Thinker(
    (_, allowance: Allowance) => ({
      plan(view) {
        shares.push(allowance.share);
        most.push(allowance.most);
        const answers = new AnswerList();
        view.listAnswers(answers);
        return [answers.codes[answers.count - 1]];
      },
    }),
    { seed: 1, ...options },
    USUAL,
    mostInBase,
  );
  return { bot, shares, most };
}

test('a turn gets its whole share once, what follows a little', () => {
  const game = position(40);
  const { bot, shares } = watched();
  const seat = game.toMove;
  while (game.toMove === seat) game.play(bot.choose(game));
  expect(shares).toEqual([0.9, 0.06]);
});

test('after an undo, in another game and at another seat a turn gets its whole share, too', () => {
  const { bot, shares } = watched();
  const game = position(40);
  const undone = game.clone();
  game.play(bot.choose(game));
  bot.choose(undone);
  bot.choose(position(60));
  bot.choose(position(39));
  expect(shares).toEqual([0.9, 0.9, 0.9, 0.9]);
});

test('after an undo a plan is forgotten, though what it goes on with is the only answer', () => {
  const { game } = scene('').draw('base/C');
  const answers = new AnswerList();
  game.listAnswers(answers);
  expect(answers.count).toBe(1);
  const plans = [[0, answers.codes[0], -1], [0]];
  const bot = new Thinker(() => ({ plan: () => plans.shift() ?? [] }), { seed: 1 }, USUAL);
  const undone = game.clone();
  undone.play(answers.codes[0]);
  bot.choose(undone);
  game.play(bot.choose(game));
  expect(bot.choose(game)).toBe(0);
});

test('of its usual time it simulates so much at most in the base game, all it can in a rich one and in a time it is given', () => {
  const usual = watched({}, 10);
  usual.bot.choose(position(40));
  usual.bot.choose(scene('', presets['bigbox-2017']).draw('river/curve').game);
  const given = watched({ budget: { milliseconds: 1000 } }, 10);
  given.bot.choose(position(40));
  expect([...usual.most, ...given.most]).toEqual([10, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
});

test('what is simulated counts beside the time, where there is a most of it', () => {
  const allowance = new Allowance({ milliseconds: 100 }, () => 0);
  allowance.most = 4;
  allowance.start(0.5);
  expect([allowance.share, allowance.spent]).toEqual([0.5, false]);
  allowance.spend();
  expect([allowance.share, allowance.spent]).toEqual([0.25, false]);
  allowance.spend();
  expect([allowance.share, allowance.spent]).toEqual([0, true]);
});

test('what is asked beside tile and figure gets a little', () => {
  const { bot, shares } = watched();
  const game = scene('', { sets: ['base', 'robbers'] });
  game.draw('robbers/straight').place(1, 0, 90);
  expect(game.asked).toBe('robbers/put');
  bot.choose(game.game);
  expect(shares).toEqual([0.06]);
});

test('all questions of a turn together get little more than the turn', () => {
  const { bot, shares } = watched();
  const game = scene('', { sets: ['base', 'robbers'] });
  bot.choose(game.draw('robbers/straight').game);
  game.place(1, 0, 90);
  for (let i = 0; i < 30; i++) bot.choose(game.game);
  expect(shares.slice(0, 4)).toEqual([0.9, 0.06, 0.06, 0.06]);
  expect(shares.reduce((sum, share) => sum + share)).toBeLessThan(1.4);
  expect(shares.at(-1)).toBe(0.01);
});

test('time is kept: nobody goes on when it is over', () => {
  let now = 0;
  const allowance = new Allowance({ milliseconds: 100 }, () => now);
  allowance.start(0.5);
  const seen = (at: number) => {
    now = at;
    return [allowance.late(0.6), allowance.late(1), allowance.spent];
  };
  expect(seen(29)).toEqual([false, false, false]);
  expect(seen(30)).toEqual([true, false, false]);
  expect(seen(50)).toEqual([true, true, true]);
});

test('the second part of a turn gets less than the first', () => {
  const { bot, shares } = watched();
  const game = position(40);
  bot.choose(game);
  game.turn.part = 2;
  bot.choose(game);
  expect(shares).toEqual([0.9, 0.35]);
});
