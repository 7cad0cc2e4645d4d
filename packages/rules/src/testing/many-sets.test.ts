import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.ts';
import { seeded } from '../game/random.ts';
import { checkedGame } from './checker.ts';
import { checkGame } from './invariants.ts';
import { manySetsGame } from './many-sets.ts';
import { randomGame } from './walk.ts';

function sets(times: number): Game {
  const made = manySetsGame(times, { sets: ['base'], players: 2, options: { firstPlayer: 0 } });
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  return made.ok;
}

describe('many sets', () => {
  test('ten have 720 tiles, one of which begins the game', () => {
    const { board, piles } = sets(10);
    expect([board.land.placed, piles.remaining]).toEqual([1, 719]);
  });

  test('one set is the game as it is in the box', () => {
    const { board, piles, arena } = sets(1);
    expect([board.land.placed, piles.remaining]).toEqual([1, 71]);
    expect(arena.bytes.length).toBeLessThan(24 * 1024);
  });

  test('all tiles of ten sets are placed or shown to fit nowhere', () => {
    const game = sets(10);
    let discarded = 0;
    game.listener = ({ event }) => {
      if (event === 'discarded') discarded++;
    };
    randomGame(game, seeded(1));
    expect(game.board.land.placed + discarded).toBe(720);
    expect(game.board.land.placed).toBeGreaterThan(710);
  });

  test('the land of ten sets holds every invariant, looked at now and then', () => {
    const game = sets(10);
    const problems: string[] = [];
    let looked = 0;
    randomGame(game, seeded(2), () => {
      if (game.board.land.placed < 80 * looked && !game.over) return;
      looked++;
      problems.push(...checkGame(game));
    });
    expect(problems).toEqual([]);
    expect(looked).toBe(10);
  });

  test('a random game with three sets holds every invariant after every step', () => {
    expect(checkedGame(sets(3), seeded(3))).toEqual([]);
  });
});
