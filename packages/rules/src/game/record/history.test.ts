import { describe, expect, test } from 'vitest';
import {
  History,
  type Move,
  newGame,
  type Preset,
  presets,
  readRecord,
  replay,
  scoresOf,
} from '../../index.ts';
import { recordedMoves } from '../../internal.ts';
import { randomAnswer } from '../pick.ts';
import { seeded } from '../random.ts';

const draw = (tile: string): Move => ({ by: 'chance', do: 'draw', tile });
const pass = (by: number): Move => ({ by, do: 'pass', phase: 'action' });
/** Closes the start tile's city, so that no city edge is open any more. */
const closing: Move = { by: 0, do: 'place', tile: 'base/E', x: 0, y: -1, rot: 180 };

describe('a history', () => {
  test('plays moves and tells what happened', () => {
    const history = begin();
    const events = [draw('base/E'), closing].map((move) => history.play(move));
    expect(events).toEqual([
      { ok: [{ event: 'drawn', seat: 0, tile: 'base/E' }] },
      { ok: [{ event: 'placed', seat: 0, tile: 'base/E', x: 0, y: -1, rot: 180 }] },
    ]);
    expect(history.moves).toEqual([draw('base/E'), closing]);
  });

  test('refuses what is not legal and stays as it was', () => {
    const history = begin();
    const before = history.game.save();
    expect(history.play(closing)).toEqual({ error: 'wrong-player', at: 'by' });
    // Chance is a word in moves: nobody draws for it by its number inside.
    expect(history.play({ ...draw('base/E'), by: -1 })).toEqual({ error: 'wrong-player', at: 'by' });
    expect(history.play(draw('base/Z'))).toEqual({ error: 'unknown-tile', at: 'tile' });
    expect(history.play({ by: 'chance', do: 'roll', value: 1 })).toEqual({ error: 'illegal-move', at: 'do' });
    expect(history.game.save()).toEqual(before);
    expect(history.moves).toEqual([]);
  });

  test('takes moves back one by one, to the same bytes', () => {
    const history = begin(presets.everything);
    const { game } = history;
    const random = seeded(8);
    const states = [game.save()];
    while (!game.over) {
      history.play(game.question.write(game, randomAnswer(game, random)));
      states.push(game.save());
    }
    for (const state of states.reverse().slice(1)) {
      history.undo();
      expect(game.bytes.every((byte, i) => byte === state[i])).toBe(true);
    }
    expect(history.undo()).toEqual({ error: 'nothing-to-undo', at: '' });
  });

  test('takes back what seats chose, never what chance revealed', () => {
    const history = begin();
    for (const move of [draw('base/E'), closing]) history.play(move);
    expect(history.undoToChance()).toEqual({ ok: [closing] });
    expect(history.moves).toEqual([draw('base/E')]);
    expect(history.undoToChance()).toEqual({ error: 'nothing-to-undo', at: '' });
  });

  test('G5 writes into its record what went to the box, and the record is read again', () => {
    const history = begin();
    for (const move of [draw('base/E'), closing, pass(0), draw('base/C'), draw('base/V')]) history.play(move);
    const record = history.record('box');
    expect(record.moves.slice(3)).toEqual([
      draw('base/C'),
      { by: 'chance', do: 'discard', tile: 'base/C' },
      draw('base/V'),
    ]);
    expect(replayed(record)).toEqual({ ok: [] });
  });

  test('a record that says something else went to the box is refused', () => {
    const history = begin();
    for (const move of [draw('base/E'), closing, pass(0), draw('base/C')]) history.play(move);
    const { moves, ...record } = history.record('box');
    const changed = moves.map((move) => (move.do === 'discard' ? { ...move, tile: 'base/V' } : move));
    expect(replayed({ ...record, moves: changed })).toEqual({ error: 'illegal-move', at: 'moves.4' });
  });

  test('a record of a game under way has no end, that of a finished one has', () => {
    const history = begin();
    expect(history.record('new')).not.toHaveProperty('final');
    const { game } = history;
    const random = seeded(8);
    while (!game.over) history.play(game.question.write(game, randomAnswer(game, random)));
    const record = history.record('whole');
    expect(record.final).toEqual(scoresOf(game));
    expect(record.scores?.length).toBe(game.board.land.placed - 1);
    expect(replayed(record)).toEqual({ ok: [] });
  });
});

function begin(
  { sets, options }: Pick<Preset, 'sets' | 'options'> = { sets: ['base'], options: {} },
): History {
  const game = newGame({ sets, players: 2, options: { ...options, firstPlayer: 0 } });
  if ('error' in game) throw new Error(game.error);
  return new History(game.ok);
}

/** As from a file. */
function replayed(value: unknown) {
  const record = readRecord(JSON.parse(JSON.stringify(value)));
  if ('error' in record) return record;
  const game = newGame(record.ok);
  return 'error' in game ? game : replay(record.ok, game.ok);
}

test('the moves of a record are those that are played: who begins is added, what was discarded left out', () => {
  const fresh = () => {
    const made = newGame({ sets: ['base'], players: 3 });
    if ('error' in made) throw new Error(made.error);
    return made.ok;
  };
  const record = (moves: readonly Move[]) => ({ ...new History(fresh()).record('told'), moves });
  const told = [draw('base/E'), { ...closing, by: 2 }];
  const first = { by: 'chance', do: 'first', seat: 2 } as const;
  const discard: Move = { by: 'chance', do: 'discard', tile: 'base/A' };
  expect(recordedMoves(record(told), fresh())).toEqual({ ok: [first, ...told] });
  expect(recordedMoves(record([first, discard, ...told]), fresh())).toEqual({ ok: [first, ...told] });
  expect(recordedMoves(record([...told, closing]), fresh())).toMatchObject({ at: 'moves.2' });
});
