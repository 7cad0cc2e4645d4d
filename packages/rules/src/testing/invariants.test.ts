import { describe, expect, test } from 'vitest';
import { Arena } from '../arena/arena.ts';
import { HOME } from '../figure/figures.ts';
import { randomAnswer } from '../game/pick.ts';
import { seeded } from '../game/random.ts';
import { type Game, newGame } from '../index.ts';
import { Checker } from './checker.ts';
import { checkObserved } from './invariants/observed.ts';
import { Reading } from './invariants/reading.ts';
import { checkGame } from './invariants.ts';

/** A game of base and Traders & Builders, some tiles placed and figures deployed, about to draw. */
const played = playTo(30, 'draw');

describe('a sound position has no problems', () => {
  test('about to draw', () => {
    expect(checkGame(played.clone())).toEqual([]);
    expect(occupied(played)).toBeGreaterThan(2);
  });

  test.each(['place', 'figure'])('at the question %s', (question) => {
    expect(checkGame(playTo(30, question))).toEqual([]);
  });
});

describe('whatever is spoiled in a position is found', () => {
  const spoilers: [string, (game: Game) => void][] = [
    ['the open ends of a feature', ({ board }) => board.features.ends[board.features.rootOf(0)]++],
    ['the segments of a feature', ({ board }) => (board.features.ends[board.features.rootOf(0)] += 1 << 16)],
    ['the marks of a feature', ({ board }) => board.features.marks[board.features.rootOf(0)]++],
    ['who holds an occupied feature', (game) => game.board.features.held[rootOfFigure(game)]++],
    ['who holds an empty feature', (game) => (game.board.features.held[emptyRoot(game)] = 1)],
    ['the label of a segment', ({ board }) => (board.features.parent[0] = board.features.parent[1])],
    ['the ring of a feature', spoilRing],
    ['where a tile lies', ({ board }) => board.land.x[7]++],
    ['how a tile is turned', ({ board }) => (board.land.oriented[4] ^= 1)],
    ['which tile is in a cell', ({ board }) => (board.land.grid[board.land.cell[3]] = 2)],
    ['a frontier cell', ({ board }) => board.land.frontierCell[2]++],
    ['a requirement', ({ board }) => board.land.frontierNeed[2]++],
    ['the length of the frontier', ({ board }) => board.land.frontierCells--],
    ['a figure on a segment that is not there', ({ figures }) => (figures.place[0] = 30_000)],
    ['a follower come from nowhere', (game) => (game.figures.place[figureAtHome(game)] = 0)],
    ['a follower on a closed feature', (game) => game.figures.deploy(figureAtHome(game), closedRoot(game))],
    ['a builder alone', (game) => (game.figures.place[builderOf(game)] = emptyRoot(game))],
    ['a tile too many', ({ piles }) => piles.unseen[0]++],
    ['a count of tiles beside the arena', ({ piles }) => piles.eights[0]++],
    ['more to draw than there is', ({ piles }) => piles.left[2]++],
    ['goods from nowhere', (game) => game.columns[0][0]++],
    ['the question', ({ agenda }) => agenda.push(0, 0)],
  ];

  test.each(spoilers)('%s', (_, spoil) => {
    const game = played.clone();
    spoil(game);
    expect(checkGame(game)).not.toEqual([]);
  });

  test('a placement that is not offered', () => {
    const game = playTo(30, 'place');
    game.turn.type = game.tiles.indexOf('base/C');
    game.board.land.frontierNeed.fill(0);
    expect(checkGame(game).some((problem) => problem.includes('base/C'))).toBe(true);
  });
});

describe('a checker follows a game', () => {
  test.each<[string, string, (game: Game) => void]>([
    ['points without an award', 'awards add up', ({ scores }) => scores.advance(0, 3)],
    [
      'a tile that vanishes',
      'at the start',
      ({ piles }) => piles.unseen[piles.unseen.findIndex((n) => n > 1)]--,
    ],
    ['a figure that moves untold', 'events say', (game) => (game.figures.place[figureAtHome(game)] = 0)],
    ['a change behind its back', 'for the twin', ({ board }) => board.land.frontierNeed[0]++],
  ])('and finds %s', (_, found, spoil) => {
    const game = start();
    const random = seeded(3);
    const checker = new Checker(game, random);
    for (let i = 0; i < 20; i++) checker.play(randomAnswer(game, random));
    expect(checker.problems).toEqual([]);
    spoil(game);
    checker.play(randomAnswer(game, random));
    expect(checker.problems.some((problem) => problem.includes(found))).toBe(true);
  });

  test('and finds a game that was not played to its end', () => {
    const checker = new Checker(start(), seeded(3));
    checker.finish();
    expect(checker.problems).toEqual(['question 0: is not over']);
  });
});

test('what others hold is not seen, and a view that shows it is found', () => {
  const made = newGame({ sets: ['base'], players: 2, options: { hand: 3, firstPlayer: 0 } });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  while (game.question.id !== 'choose') game.play(randomAnswer(game, seeded(5)));
  expect(checkObserved(game)).toEqual([]);
  const leak = Object.create(game, {
    clone: { value: () => Object.assign(game.clone(), { hands: new Arena(64).i16(6, 'hands') }) },
  }) as Game;
  expect(checkObserved(leak)).not.toEqual([]);
});

test('a reading tells when it is no longer current', () => {
  const game = playTo(30, 'place');
  const reading = new Reading(game);
  expect(reading.isCurrent(game)).toBe(true);
  game.play(randomAnswer(game, seeded(1)));
  expect(reading.isCurrent(game)).toBe(false);
});

function start(): Game {
  const game = newGame({ sets: ['base', 'traders-builders'], players: 3, options: { firstPlayer: 0 } });
  if ('error' in game) throw new Error(game.error);
  return game.ok;
}

/** Plays at random until so many tiles lie and this is asked. */
function playTo(tiles: number, question: string): Game {
  const game = start();
  const random = seeded(1);
  while (game.board.land.placed < tiles || game.question.id !== question)
    game.play(randomAnswer(game, random));
  return game;
}

function occupied({ figures }: Game): number {
  return figures.place.filter((place) => place >= 0).length;
}

function rootOfFigure({ figures, board }: Game): number {
  return board.features.rootOf(figures.place.find((place) => place >= 0) ?? -1);
}

function figureAtHome({ figures }: Game): number {
  return figures.place.indexOf(HOME);
}

function builderOf({ figures }: Game): number {
  return figures.firstOf[figures.specs.findIndex(({ name }) => name === 'builder')];
}

/** A road or city that nobody holds. */
function emptyRoot(game: Game): number {
  return rootWhere(game, (root) => game.board.features.held[root] === 0 && !game.board.closed(root));
}

function closedRoot(game: Game): number {
  return rootWhere(game, (root) => game.board.closed(root));
}

function rootWhere({ board }: Game, fits: (root: number) => boolean): number {
  const { features } = new Reading({ board, rules: played.rules } as Game);
  const roots = features
    .filter(({ kind }) => kind === 'road' || kind === 'city')
    .map(({ segments }) => board.features.rootOf(segments[0]));
  const root = roots.find(fits);
  if (root === undefined) throw new Error('the position has no such feature');
  return root;
}

/** Takes a segment out of the ring of a feature that has several. */
function spoilRing({ board }: Game): void {
  const { next } = board.features;
  const segment = next.findIndex((after, at) => after !== at && after !== 0);
  next[segment] = segment;
}
