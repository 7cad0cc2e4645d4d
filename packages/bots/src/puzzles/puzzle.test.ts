import { CHANCE, type Move, newGame, presets } from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { readMoves, writeMoves } from './notation.ts';
import { checksum, type Puzzle, readPuzzle, setUp } from './puzzle.ts';

/** A game of everything, so that every sort of move is met, as far as it goes in so many moves. */
function played(count: number) {
  const { sets } = presets.everything;
  const made = newGame({ sets, players: 3, options: {} });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  const random = seeded(5);
  const moves: Move[] = [];
  while (!game.over && (moves.length < count || game.toMove === CHANCE || game.question.id !== 'place')) {
    const code = randomAnswer(game, random);
    moves.push(game.question.write(game, code));
    game.play(code);
  }
  return { sets, game, moves };
}

test('every sort of move is read as it was written, but for who made it', () => {
  const { moves } = played(100_000);
  const unsigned = moves.map(({ by: _, ...rest }) => rest);
  const written = writeMoves(moves);
  expect(written.shapes.length).toBeGreaterThan(15);
  expect(readMoves(written)).toEqual(unsigned);
  expect(readMoves({ shapes: ['draw tile$'], moves: '7 base/D' })).toBeUndefined();
  expect(readMoves({ shapes: ['draw tile$'], moves: '0' })).toBeUndefined();
});

function puzzle(): Puzzle {
  const { sets, game, moves } = played(150);
  const check = checksum(game);
  const code = randomAnswer(game, seeded(1));
  const written = writeMoves([...moves, game.question.write(game, code)]);
  const list = written.moves.split(';');
  return {
    id: 'x',
    sets,
    players: 3,
    shapes: written.shapes,
    moves: list.slice(0, -1).join(';'),
    solution: list.slice(-1).join(';'),
    margin: 4,
    error: 0.5,
    ways: 30,
    grade: 'hard',
    themes: ['block'],
    check,
  };
}

test('a puzzle is set up where it stood, and its solution can be played', () => {
  const one = puzzle();
  const set = setUp(one);
  if ('error' in set) throw new Error(`${set.error} at ${set.at}`);
  expect(checksum(set.ok.game)).toBe(one.check);
  expect(set.ok.game.question.id).toBe('place');
  expect(set.ok.codes).toHaveLength(1);
  expect(set.ok.game.mayPlay(set.ok.codes[0])).toBe(true);
});

test('what is wrong with a puzzle is told with its place', () => {
  const one = puzzle();
  expect(readPuzzle(one)).toEqual({ ok: one });
  expect(readPuzzle(7)).toMatchObject({ error: 'not-an-object' });
  expect(readPuzzle({ ...one, grade: 'mild' })).toEqual({ error: 'malformed', at: 'grade' });
  expect(readPuzzle({ ...one, themes: ['love'] })).toEqual({ error: 'malformed', at: 'themes' });
  expect(setUp({ ...one, check: 'other' })).toEqual({ error: 'other-position', at: 'check' });
  expect(setUp({ ...one, sets: ['moon'] })).toMatchObject({ error: 'unknown-set' });
  expect(setUp({ ...one, solution: one.moves.split(';')[0] })).toHaveProperty('error');
});
