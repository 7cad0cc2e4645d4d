import { CHANCE, catalogue, type Game, newGame, observe } from '@bastide/rules';
import { combinations, randomAnswer, randomSetup, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { type Bot, LEVELS, type Level } from './bot.ts';
import { createBot } from './create.ts';

function begin(setup: object): Game {
  const made = newGame(setup);
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  return made.ok;
}

/** Plays a game to its end; every answer must be legal and must leave the view as it was. */
function playOut(game: Game, bots: readonly Bot[], seed: number): number[] {
  const random = seeded(seed);
  const before = game.clone();
  while (!game.over) {
    if (game.toMove === CHANCE) {
      game.play(randomAnswer(game, random));
      continue;
    }
    const view = observe(game, game.toMove);
    before.copyFrom(view);
    const code = bots[game.toMove].choose(view);
    if (!before.equals(view)) throw new Error('the view was changed');
    if (!game.mayPlay(code)) throw new Error(`${code} does not answer ${game.question.id}`);
    game.play(code);
  }
  return Array.from({ length: game.players }, (_, seat) => game.scores.of(seat));
}

const every = combinations(catalogue.filter(({ always }) => always !== true).map(({ id }) => id));
const few = { iterations: 2 };

for (const level of LEVELS) {
  test(`${level} plays whole games of any set-up and number of seats`, () => {
    const random = seeded(LEVELS.indexOf(level) + 1);
    for (let i = 0; i < 2; i++) {
      const game = begin(randomSetup(every[random(every.length)], random));
      const seats = Array.from({ length: game.players }, (_, seat) => seat);
      const bots = seats.map((seed) => createBot(level, { seed, budget: few }));
      playOut(game, bots, i);
    }
  });
}

test('counted in iterations, the same seed gives the same game', () => {
  const play = (level: Level) => {
    const game = begin({ sets: ['base', 'inns-cathedrals', 'traders-builders'], players: 2 });
    const bots = [1, 2].map((seed) => createBot(level, { seed, budget: { iterations: 6 } }));
    playOut(game, bots, 4);
    return game.hash();
  };
  for (const level of LEVELS) expect(play(level)).toBe(play(level));
});
