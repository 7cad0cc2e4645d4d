import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newGame } from '../index.ts';
import { divide, perft } from './perft.ts';

const table = readFileSync(new URL('../../perft/base.perft', import.meta.url), 'utf8');
const lines = table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const words = lines.map((line) => line.split(' '));
const setting = (name: string) => words.find(([first]) => first === name)?.slice(1) ?? [];
const counts = words.filter(([first]) => first === 'tiles' || first === 'figures');

describe('perft of the base game', () => {
  test('the table has tiles to depth 3 and figures to depth 2', () => {
    expect(counts.map(([what, depth]) => `${what} ${depth}`)).toEqual([
      'tiles 1',
      'tiles 2',
      'tiles 3',
      'figures 1',
      'figures 2',
    ]);
  });

  test.each(counts)('%s %s: %s ways', (what, depth, ways) => {
    expect(perft(start(), Number(depth), { figures: what === 'figures' })).toBe(Number(ways));
  });

  test('divide splits the count over the first placements', () => {
    const parts = divide(start(), 2);
    expect(parts.size).toBe(102);
    expect([...parts.values()].reduce((sum, ways) => sum + ways)).toBe(15804);
  });

  test('leaves the game as it was', () => {
    const game = start();
    const before = game.save();
    perft(game, 1, { figures: true });
    divide(game, 1);
    expect(game.save()).toEqual(before);
  });

  test('depth 0 is one way', () => {
    const game = start();
    game.play(0);
    expect(perft(game, 0)).toBe(1);
  });
});

function start() {
  const game = newGame({ sets: setting('sets'), players: Number(setting('players')[0]) });
  if ('error' in game) throw new Error(`${game.error} at ${game.at}`);
  return game.ok;
}
