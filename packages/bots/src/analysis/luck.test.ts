import {
  AnswerList,
  CHANCE,
  type Game,
  History,
  type Move,
  newGame,
  playMove,
  presets,
} from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { createBot } from '../create.ts';
import { lucksOf } from './game-luck.ts';
import { LuckMeter } from './luck.ts';

function begin(setup: object): Game {
  const made = newGame(setup);
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  return made.ok;
}

/** Answers at random until chance has a tile to draw, so many times. */
function toDraw(game: Game, times: number, seed: number): Game {
  const random = seeded(seed);
  for (let met = 0; met < times && !game.over; ) {
    if (game.toMove === CHANCE && game.question.id === 'draw' && ++met === times) break;
    game.play(randomAnswer(game, random));
  }
  return game;
}

test('the luck of all tiles of the bag, each as often as it is there, comes to nothing', () => {
  const game = toDraw(begin({ sets: ['base', 'abbot'], players: 3 }), 14, 1);
  const meter = new LuckMeter(game);
  const options = new AnswerList();
  game.listAnswers(options);
  let sum = 0;
  let most = 0;
  for (const code of options.toArray()) {
    const luck = meter.measure(game, code)?.luck ?? 0;
    sum += game.piles.unseen[code] * luck;
    most = Math.max(most, luck);
  }
  expect(sum).toBeCloseTo(0, 6);
  expect(most).toBeGreaterThan(0.5);
});

test('to begin with a monastery is luck, with a bend of a road is not', () => {
  const game = begin({ sets: ['base'], options: { firstPlayer: 0 }, players: 2 });
  const meter = new LuckMeter(game);
  const [monastery, bend] = ['base/B', 'base/V'].map((tile) => meter.measure(game, game.tiles.indexOf(tile)));
  expect(monastery).toMatchObject({ seat: 0, tile: 'base/B' });
  expect(monastery?.luck).toBeGreaterThan(1);
  expect(monastery?.beats).toBeGreaterThan(0.8);
  expect(bend?.luck).toBeLessThan(0);
  expect(monastery?.mean).toBeCloseTo(bend?.mean ?? 0, 9);
});

test('the position is left as it was', () => {
  const game = toDraw(begin({ sets: ['base', 'inns-cathedrals'], players: 2 }), 12, 2);
  const before = game.clone();
  const options = new AnswerList();
  game.listAnswers(options);
  new LuckMeter(game).measure(game, options.codes[0]);
  expect(game.equals(before)).toBe(true);
});

function wholeGame(setup: object, seed: number): Move[] {
  const game = begin(setup);
  const history = new History(game);
  const random = seeded(seed);
  const bot = createBot('page', { seed, budget: { iterations: 1 } });
  while (!game.over) {
    const code = game.toMove === CHANCE ? randomAnswer(game, random) : bot.choose(game);
    history.play(game.question.write(game, code));
  }
  return history.moves;
}

test('every draw of a game is measured, in parts as well as at once', () => {
  const setup = { sets: ['base'], options: {}, players: 2 };
  const moves = wholeGame(setup, 3);
  const whole = [...lucksOf(setup, moves)];
  expect(whole.map(({ index }) => index)).toEqual(whole.map((_, index) => index));
  expect(whole.length).toBe(moves.filter(({ do: what }) => what === 'draw').length);
  const halves = [0, 1].flatMap((part) => [...lucksOf(setup, moves, { part, parts: 2 })]);
  expect(halves.sort((one, other) => one.index - other.index)).toEqual(whole);
  expect(whole.at(-1)?.luck?.luck).toBeCloseTo(0, 6);
});

test('draws of any expansion can be measured', () => {
  const setup = { ...presets.everything, players: 3 };
  const game = toDraw(begin(setup), 60, 4);
  const options = new AnswerList();
  game.listAnswers(options);
  const meter = new LuckMeter(game);
  for (const code of options.toArray().slice(0, 2))
    expect(meter.measure(game, code)?.luck).toBeTypeOf('number');
});

test('a game with a move that is not legal ends with its place', () => {
  const setup = { sets: ['base'], options: { firstPlayer: 0 }, players: 2 };
  const lucks = lucksOf(setup, [{ by: 0, do: 'pass' }]);
  expect(lucks.next()).toEqual({ done: true, value: { error: 'wrong-player', at: 'moves.0' } });
  expect(playMove(begin(setup), { by: 0, do: 'pass' })).toHaveProperty('error');
});
