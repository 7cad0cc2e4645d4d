import { AnswerList, CHANCE, type Game, newGame, observe } from '@bastide/rules';
import { allSets, combinations, randomAnswer, randomSetup, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { type Bot, LEVELS, type Level } from './bot.ts';
import { createBot } from './create.ts';
import { position } from './testing/position.ts';

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

const every = combinations(allSets);
/** What takes longer to play is played with fewer sets. */
const pairs = every.filter((sets) => sets.length <= 3);
const few = { iterations: 1 };

for (const level of LEVELS) {
  const simulates = LEVELS.indexOf(level) > LEVELS.indexOf('knight');
  test(`${level} plays whole games of any set-up and number of seats`, () => {
    const random = seeded(LEVELS.indexOf(level) + 1);
    const chosen = simulates ? pairs : every;
    for (let i = 0; i < (simulates ? 1 : 2); i++) {
      const game = begin(randomSetup(chosen[random(chosen.length)], random));
      const seats = Array.from({ length: game.players }, (_, seat) => seat);
      const bots = seats.map((seed) => createBot(level, { seed, budget: few }));
      playOut(game, bots, i);
    }
  });
}

/** How far ahead one is of the other over pairs of games with the same chance and seats swapped. */
function margin(one: (seed: number) => Bot, other: (seed: number) => Bot, times: number): number {
  let sum = 0;
  for (let i = 0; i < times; i++) {
    for (const swapped of [false, true]) {
      const bots = swapped ? [other(i), one(i)] : [one(i), other(i)];
      const scores = playOut(begin({ sets: ['base'], players: 2, options: { firstPlayer: 0 } }), bots, i);
      sum += swapped ? scores[1] - scores[0] : scores[0] - scores[1];
    }
  }
  return sum;
}

const order = [
  { weaker: 'page', stronger: 'squire', iterations: 1, times: 6 },
  { weaker: 'squire', stronger: 'knight', iterations: 1, times: 4 },
  { weaker: 'knight', stronger: 'baron', iterations: 24, times: 4 },
] as const;

for (const { weaker, stronger, iterations, times } of order) {
  test(`${stronger} beats ${weaker}`, () => {
    const bot = (level: Level) => (seed: number) => createBot(level, { seed, budget: { iterations } });
    expect(margin(bot(stronger), bot(weaker), times)).toBeGreaterThan(0);
  });
}

test('page beats a player who answers at random', () => {
  const page = (seed: number) => createBot('page', { seed, budget: few });
  const options = new AnswerList();
  const anyone = (seed: number): Bot => {
    const random = seeded(seed);
    return {
      choose(view) {
        view.listAnswers(options);
        return options.codes[random(options.count)];
      },
    };
  };
  expect(margin(page, anyone, 2)).toBeGreaterThan(0);
});

test('counted in iterations, the same seed gives the same game', () => {
  const play = (level: Level) => {
    const game = begin({ sets: ['base', 'abbot'], players: 2 });
    const bots = [1, 2].map((seed) => createBot(level, { seed, budget: few }));
    playOut(game, bots, 4);
    return game.hash();
  };
  for (const level of LEVELS) expect(play(level)).toBe(play(level));
});

/** A clock for which everything takes very long. */
function slow(): () => number {
  let now = 0;
  return () => {
    now += 1000;
    return now;
  };
}

for (const level of ['page', 'squire', 'knight'] as const)
  test(`${level} plays the base game no worse on a slow machine`, () => {
    for (const left of [60, 50, 40, 30, 20, 10]) {
      const view = position(left);
      const hurried = createBot(level, { seed: 1, budget: { milliseconds: 5 }, clock: slow() });
      const unhurried = createBot(level, { seed: 1, budget: few });
      expect(view.question.write(view, hurried.choose(view))).toEqual(
        view.question.write(view, unhurried.choose(view)),
      );
    }
  });
