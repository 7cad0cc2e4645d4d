import { CHANCE, type Game, newGame, observe } from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import type { Bot } from '../bot.ts';
import { createBot } from '../create.ts';
import { Slipping } from './slipping.ts';

function begin(): Game {
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  return made.ok;
}

/** Writes down who is asked what, and plays like the page. */
function heard(name: string, asked: string[]): Bot {
  const bot = createBot('page', { seed: 1 });
  return {
    choose(view) {
      asked.push(`${name} ${view.question.id}`);
      return bot.choose(view);
    },
  };
}

function playedBy(bot: Bot): void {
  const game = begin();
  const random = seeded(3);
  while (!game.over)
    game.play(game.toMove === CHANCE ? randomAnswer(game, random) : bot.choose(observe(game, game.toMove)));
}

test('so many turns as it should are the other’s, each as a whole', () => {
  const asked: string[] = [];
  playedBy(new Slipping(heard('usual', asked), heard('other', asked), 0.3, 7));
  const turns = asked.join(', ').split(/, (?=\w+ place)/);
  for (const turn of turns) expect(new Set(turn.split(', ').map((one) => one.split(' ')[0])).size).toBe(1);
  const others = turns.filter((turn) => turn.startsWith('other'));
  expect(others.length / turns.length).toBeGreaterThan(0.15);
  expect(others.length / turns.length).toBeLessThan(0.45);
});

test('a position that comes again, after a turn was taken back, is answered by the same', () => {
  const game = begin();
  const random = seeded(3);
  while (game.toMove === CHANCE) game.play(randomAnswer(game, random));
  const view = observe(game, game.toMove);
  for (let seed = 0; seed < 8; seed++) {
    const asked: string[] = [];
    const bot = new Slipping(heard('usual', asked), heard('other', asked), 0.5, seed);
    bot.choose(view);
    bot.choose(view);
    expect(asked[0]).toBe(asked[1]);
  }
});

test('a knight that slips in every turn plays like a squire', () => {
  const budget = { iterations: 1 };
  const slipping = createBot('knight', { seed: 4, budget, slips: 1 });
  const squire = createBot('squire', { seed: 4, budget });
  const game = begin();
  const random = seeded(9);
  while (!game.over) {
    if (game.toMove === CHANCE) {
      game.play(randomAnswer(game, random));
      continue;
    }
    const view = observe(game, game.toMove);
    const code = squire.choose(view);
    expect(slipping.choose(view)).toBe(code);
    game.play(code);
  }
});
