import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSegment } from '../game/notation.ts';
import { type Random, seeded } from '../game/random.ts';
import { type Attempt, answersOf, catalogue, explainReason, type Game, newGame, whyNot } from '../index.ts';
import { placeOf, tileOf } from '../tile/segment.ts';
import { randomGame } from './walk.ts';

const book = readFileSync(join(import.meta.dirname, '../../../../docs/rules.md'), 'utf8');
const numbered = new Set([...book.matchAll(/^- ([A-Z]{1,2}\d+) /gm)].map(([, number]) => number));

const sets = catalogue.filter(({ always }) => !always).map(({ id }) => id);
const everything = sets.filter((id) => id !== 'river-bb5');
const setups = [
  { sets: everything, players: 3 },
  { sets: everything, players: 2, options: { river: 'free', abbotFlies: false, magicOnPlacedTile: true } },
  { sets: sets.filter((id) => id !== 'river'), players: 4, options: { hand: 3, cropAdd: 'may' } },
  { sets: ['base', 'hills-sheep', 'abbot'], players: 2, options: { farmers: false } },
];

/** Spots somebody may point at besides the land. */
const SPOTS = ['flier', 'crown:fortune', 'crown:taxes', 'crown:plague'];
/** Questions that one may try to answer with any own figure. */
const ANY_FIGURE = ['figure', 'crop-circles/figure'];
/** One position in so many is looked at, and so many attempts are made at random. */
const EVERY = 8;
const TRIES = 8;
const MOST = 12;

/** Reasons so common that games in which none is met would prove nothing. */
const COMMON = [
  'cell-taken',
  'edge',
  'no-own-follower',
  'occupied',
  'other-tile',
  'river/continue',
  'wrong-land',
];

/** What a player might point at now: what is offered, the tile in hand everywhere, figures here and there. */
function attemptsAt(game: Game, random: Random): Attempt[] {
  const { land, tiles } = game.board;
  const names = game.figures.specs.map(({ name }) => name);
  const figures = [undefined, ...(ANY_FIGURE.includes(game.question.id) ? names : [])];
  const any = <T>(list: readonly T[]): T => list[random(list.length)];
  const first = random(MOST);
  const offered = answersOf(game)
    .filter(
      ({ target: { x, spot } }, i) =>
        (x !== undefined || typeof spot === 'string') && (i < MOST || i % MOST === first),
    )
    .map(({ target: { x, y, rot, figure, spot, on } }) => ({
      x,
      y,
      rot,
      figure,
      spot,
      place: placeOn(game, x, y, on),
    }));
  if (game.question.id === 'place') {
    const cells = Array.from({ length: land.frontierCells }, (_, i) => land.frontierCell[i]);
    const beside = cells.map((cell) => ({ x: land.xOf(cell), y: land.yOf(cell) }));
    const around = beside.map(({ x, y }) => ({ x: x + random(3) - 1, y: y + random(3) - 1 }));
    const turned = [...beside, ...around].map((at) => ({ ...at, rot: 90 * random(4) }));
    return [...offered, ...turned, ...turned.map(({ x, y }) => ({ x, y }))];
  }
  const segments = Array.from({ length: TRIES }, () => {
    const slot = random(3) === 0 ? random(land.placed) : game.turn.slot;
    const place = random(tiles.segmentCount[game.board.typeOf(slot)] + 1) - 1;
    return { x: land.x[slot], y: land.y[slot], place: place < 0 ? undefined : place, figure: any(figures) };
  });
  const standing = game.figures.place.filter((place) => place >= 0);
  const pointed = Array.from(standing, (at) => ({
    x: land.x[tileOf(at)],
    y: land.y[tileOf(at)],
    place: placeOf(at),
  }));
  const here = { x: land.x[game.turn.slot], y: land.y[game.turn.slot] };
  const spots = SPOTS.map((spot) => ({ spot, figure: any(figures), ...(spot === 'flier' ? here : {}) }));
  return [...offered, ...segments, ...pointed.slice(0, TRIES), ...spots, { x: 99, y: 99 }];
}

/** The segment a target names by its first edge. */
function placeOn({ board }: Game, x = 0, y = 0, on = ''): number | undefined {
  const segment = on === '' ? -1 : readSegment(board, board.land.slotAt(x, y), on);
  return segment < 0 ? undefined : placeOf(segment);
}

/** Attempts whose reasons don't agree with the options, or can't be told, or cite no rule. */
function wrongReasons(game: Game, random: Random, seen: Set<string>): string[] {
  return attemptsAt(game, random).flatMap((attempt) => {
    const reasons = whyNot(game, attempt);
    for (const { code } of reasons) seen.add(code);
    const of = `${game.question.id} ${JSON.stringify(attempt)}`;
    const untold = reasons.filter((reason) => {
      const words = [explainReason('en', reason, []), explainReason('fr', reason, [])];
      return !numbered.has(reason.rule) || words.some((said) => /[{}]|why\.|undefined/.test(said));
    });
    const { why } = game.question;
    const own = why === undefined ? undefined : why(game, attempt).length;
    // What is offered has no reason against it, everything else has one, and the question itself knows it.
    const isConsistent =
      own === undefined || own === 0
        ? reasons.every(({ code }) => code === 'not-asked')
        : own === reasons.length;
    const isUnknown = own === 0 && reasons.length > 0 && attempt.spot === undefined && hasPlaces(game);
    return untold.length > 0 || !isConsistent || isUnknown ? [`${of}: ${JSON.stringify(reasons)}`] : [];
  });
}

function hasPlaces(game: Game): boolean {
  return answersOf(game).some(({ target }) => target.x !== undefined);
}

test('what is offered has no reason against it, and everything else has one with its rule and words', () => {
  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const [seed, setup] of setups.entries()) {
    const made = newGame(setup);
    if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
    const random = seeded(seed);
    randomGame(made.ok, random, (game) => {
      if (game.over || game.toMove < 0 || random(EVERY) > 0) return;
      const before = game.hash();
      wrong.push(...wrongReasons(game, random, seen));
      if (game.hash() !== before) wrong.push(`${game.question.id} changed the game`);
    });
  }
  expect(wrong.slice(0, 12)).toEqual([]);
  expect([...seen]).toEqual(expect.arrayContaining(COMMON));
});
