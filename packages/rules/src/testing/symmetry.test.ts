import { describe, expect, test } from 'vitest';
import { randomAnswer } from '../game/pick.ts';
import { type Random, seeded } from '../game/random.ts';
import {
  type Awarded,
  answersOf,
  type Game,
  moveText,
  newGame,
  playMove,
  scoresOf,
  type UncheckedMove,
} from '../index.ts';
import { laidTiles } from '../internal.ts';
import { EDGES, HALVES } from '../tile/kinds.ts';
import { countPlacements } from '../turn/place.ts';

type Named = [name: string, setup: { sets: string[]; players: number; options: Record<string, unknown> }];

const edges: readonly string[] = EDGES;
const halves: readonly string[] = HALVES;
const everything = ['base', 'river', 'abbot', 'inns-cathedrals', 'traders-builders'];
const usual: Named[] = [
  ['base', { sets: ['base'], players: 2, options: {} }],
  ['base as in 2000', { sets: ['base'], players: 3, options: { farmers: 'perCity', smallCity: 2 } }],
  ['the river', { sets: ['base', 'river'], players: 4, options: {} }],
  ['all', { sets: everything, players: 5, options: { river: 'free', riverStartTile: 'bag' } }],
];

describe('turning the board changes nothing', () => {
  const withHands: Named = ['all, with hands', { sets: everything, players: 3, options: { hand: 3 } }];
  test.each([...usual, withHands])('%s', (_, setup) => {
    const straight = start({ ...setup, options: { ...setup.options, firstPlayer: 1 } });
    const [first] = laidTiles(straight);
    const turned = start({ ...straight.rules.setup, start: [{ ...first, rot: (first.rot + 90) % 360 }] });
    const points = playBoth(straight, turned, seeded(7), turnMove);
    expect(points.turned).toEqual(points.straight);
    expect(scoresOf(turned)).toEqual(scoresOf(straight));
  });

  test('a move is turned clockwise', () => {
    const place = { by: 0, do: 'place', x: 1, y: 0, rot: 270 };
    expect(turnMove(place)).toEqual({ ...place, x: 0, y: 1, rot: 0 });
    const deploy = { by: 0, do: 'deploy', x: 0, y: -2, on: 'field:NL,WR' };
    expect(turnMove(deploy)).toEqual({ ...deploy, x: 2, y: 0, on: 'field:EL,NR' });
  });
});

describe('renaming seats changes nothing', () => {
  test.each(usual)('%s', (_, setup) => {
    const { players } = setup;
    const by = 1;
    const named = start({ ...setup, options: { ...setup.options, firstPlayer: 0 } });
    const renamed = start({ ...setup, options: { ...setup.options, firstPlayer: by } });
    const rename = (seat: number) => (seat + by) % players;
    playBoth(named, renamed, seeded(11), (move) =>
      move.by === 'chance' ? move : { ...move, by: rename(move.by) },
    );
    const scores = scoresOf(renamed);
    expect(scoresOf(named)).toEqual(scores.map((_, seat) => scores[rename(seat)]));
  });
});

describe('an expansion without its tiles and figures plays like the base game (G10)', () => {
  test.each([
    ['inns-cathedrals', ['tiles', 'big']],
    ['traders-builders', ['tiles', 'goods', 'builder', 'pig']],
  ])('%s', (id, parts) => {
    const omit = parts.map((part) => `${id}/${part}`);
    const plain = start({ sets: ['base'], players: 3, options: {} });
    const empty = start({ sets: ['base', id], players: 3, options: { omit } });
    const points = playBoth(plain, empty, seeded(13), (move) => move, sameOptions);
    expect(points.turned).toEqual(points.straight);
    expect(scoresOf(empty)).toEqual(scoresOf(plain));
  });

  test('a part left in is missed', () => {
    const plain = start({ sets: ['base'], players: 3, options: {} });
    const omit = ['inns-cathedrals/tiles'];
    const big = start({ sets: ['base', 'inns-cathedrals'], players: 3, options: { omit } });
    expect(() => playBoth(plain, big, seeded(13), (move) => move, sameOptions)).toThrow();
  });
});

function start(setup: unknown): Game {
  const game = newGame(setup);
  if ('error' in game) throw new Error(`${game.error} at ${game.at}`);
  return game.ok;
}

/** Plays one game at random and the other after it, move by changed move; tells what was awarded in each. */
function playBoth(
  one: Game,
  other: Game,
  random: Random,
  change: (move: UncheckedMove) => UncheckedMove,
  compare: (one: Game, other: Game) => void = sameCount,
) {
  const straight = listen(one);
  const turned = listen(other);
  while (!one.over) {
    compare(one, other);
    const code = randomAnswer(one, random);
    const move = change(one.question.write(one, code));
    one.play(code);
    const played = playMove(other, move);
    if ('error' in played) throw new Error(`${JSON.stringify(move)}: ${played.error}`);
  }
  expect(other.over).toBe(true);
  return { straight: straight.sort(), turned: turned.sort() };
}

/** Awards in words, without the place, which turns with the board. */
function listen(game: Game): string[] {
  const told: string[] = [];
  const tell = ({ seat, points, cause, because }: Awarded) =>
    told.push(`${seat} ${points} ${cause} ${JSON.stringify(because)}`);
  game.listener = (event) => event.event === 'awarded' && tell(event);
  return told;
}

function sameCount(one: Game, other: Game): void {
  const count = (game: Game) => [
    game.question.id,
    game.question.id === 'place' ? countPlacements(game) : answersOf(game).length,
  ];
  expect(count(other)).toEqual(count(one));
}

function sameOptions(one: Game, other: Game): void {
  const texts = (game: Game) => answersOf(game).map(({ move }) => moveText(move));
  expect(texts(other).sort()).toEqual(texts(one).sort());
}

/** The same move on a board turned a quarter clockwise. */
function turnMove(move: UncheckedMove): UncheckedMove {
  const { x, y, rot, on, segment } = move;
  return {
    ...move,
    ...(typeof x === 'number' && typeof y === 'number' ? { x: 0 - y, y: x } : {}),
    ...(typeof rot === 'number' ? { rot: (rot + 90) % 360 } : {}),
    ...(typeof on === 'string' ? { on: turnName(on) } : {}),
    ...(typeof segment === 'string' ? { segment: turnName(segment) } : {}),
  };
}

function turnName(name: string): string {
  const [kind, sides] = name.split(':');
  return sides === undefined ? kind : `${kind}:${sides.split(',').map(turnSide).join(',')}`;
}

function turnSide(side: string): string {
  const edge = edges.indexOf(side);
  if (edge >= 0) return EDGES[(edge + 1) % 4];
  const half = halves.indexOf(side);
  return half >= 0 ? HALVES[(half + 2) % 8] : side;
}
