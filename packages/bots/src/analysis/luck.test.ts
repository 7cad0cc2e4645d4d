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
import { holdOnly } from '@bastide/rules/search';
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

/** Up to where somebody is asked which tile of the hand to play, so many times, and what came to that hand since the last time. */
function toChoose(game: Game, times: number, seed: number): number[] {
  const random = seeded(seed);
  const fresh = Array.from({ length: game.players }, (): number[] => []);
  for (let met = 0; ; ) {
    const { id } = game.question;
    if (id === 'choose' && ++met === times) return fresh[game.toMove];
    if (id === 'choose') fresh[game.toMove] = [];
    const to = id === 'deal' ? game.agenda.a : -1;
    const code = randomAnswer(game, random);
    if (to >= 0) fresh[to].push(code);
    game.play(code);
  }
}

const hands = { sets: ['base'], options: { hand: 3, firstPlayer: 0 }, players: 2 };

test('E3 a tile that came to a hand is lucky only if it is the best of it', () => {
  let lucky = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const game = begin(hands);
    const fresh = toChoose(game, 12, seed);
    const before = game.clone();
    const meter = new LuckMeter(game);
    const measured = meter.measureHand(game, fresh);
    expect(game.equals(before)).toBe(true);
    expect(measured?.tile).toBe(game.tileId(fresh[0]));
    if (measured === undefined || measured.luck <= 0) continue;
    lucky++;
    const alone = game.clone();
    holdOnly(alone, fresh[0]);
    expect(meter.measureHand(alone, fresh)?.value).toBeCloseTo(measured.value, 9);
  }
  expect(lucky).toBeGreaterThan(3);
  expect(lucky).toBeLessThan(27);
});

test('E3 what may come to a hand, each as often as it is there, comes to nothing', () => {
  const game = begin(hands);
  const [came] = toChoose(game, 9, 4);
  const place = game.hands.indexOf(came + 1, 3 * game.toMove);
  const meter = new LuckMeter(game);
  game.piles.add(came, 1);
  let sum = 0;
  for (let type = 0; type < game.tiles.types.length; type++) {
    const weight = game.piles.unseen[type];
    if (weight === 0) continue;
    game.piles.add(type, -1);
    game.hands[place] = type + 1;
    sum += weight * (meter.measureHand(game, [type])?.luck ?? 0);
    game.piles.add(type, 1);
  }
  expect(sum).toBeCloseTo(0, 6);
});

test('E3 the first hand is measured as a whole, beside the best of three', () => {
  const game = begin(hands);
  const fresh = toChoose(game, 1, 2);
  expect(fresh).toHaveLength(3);
  const first = new LuckMeter(game).measureHand(game, fresh);
  const one = new LuckMeter(game).measureHand(game, [fresh[0]]);
  expect(first?.value).toBe(one?.value);
  expect(first?.beats).toBeGreaterThanOrEqual(0);
  expect(first?.beats).toBeLessThanOrEqual(1);
});

test('E3 every turn of a game with hands is measured, in parts as well as at once', () => {
  const moves = wholeGame(hands, 5);
  const whole = [...lucksOf(hands, moves)];
  expect(whole).toHaveLength(moves.filter(({ do: what }) => what === 'choose').length);
  expect(new Set(whole.slice(0, 9).map(({ luck }) => luck?.seat))).toEqual(new Set([0, 1]));
  const halves = [0, 1].flatMap((part) => [...lucksOf(hands, moves, { part, parts: 2 })]);
  expect(halves.sort((a, b) => a.index - b.index)).toEqual(whole);
  // With nothing left to come, nothing is luck.
  expect(whole.at(-1)?.luck).toBeUndefined();
});

test('E3 a tile of the first hand that fits nowhere has no part in its luck', () => {
  const moves = wholeGame(hands, 9);
  const lucks = [...lucksOf(hands, moves)].flatMap(({ luck }) => (luck === undefined ? [] : [luck.luck]));
  expect(lucks.filter((luck) => !Number.isFinite(luck))).toEqual([]);
});

test('a game with a move that is not legal ends with its place', () => {
  const setup = { sets: ['base'], options: { firstPlayer: 0 }, players: 2 };
  const lucks = lucksOf(setup, [{ by: 0, do: 'pass' }]);
  expect(lucks.next()).toEqual({ done: true, value: { error: 'wrong-player', at: 'moves.0' } });
  expect(playMove(begin(setup), { by: 0, do: 'pass' })).toHaveProperty('error');
});
