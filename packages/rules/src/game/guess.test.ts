import { expect, test } from 'vitest';
import { seeded } from '../game/random.ts';
import { newGame, observe } from '../index.ts';
import { checkGame, randomGame } from '../testing/index.ts';
import { heldBy } from '../turn/hand.ts';
import { guessHands } from './guess.ts';

test('E3 hidden hands are guessed from the unseen tiles, and the game can be played to its end', () => {
  const made = newGame({ sets: ['base', 'hills-sheep'], players: 3, options: { hand: 3, firstPlayer: 0 } });
  if ('error' in made) throw new Error(made.error);
  const random = seeded(8);
  let guessed = 0;
  randomGame(made.ok, random, (game) => {
    if (game.over || game.board.land.placed % 9 !== 0) return;
    const guess = observe(game, 0);
    guessHands(guess, random);
    for (let seat = 0; seat < 3; seat++) expect(heldBy(guess, seat).length).toBe(heldBy(game, seat).length);
    expect(heldBy(guess, 0)).toEqual(heldBy(game, 0));
    expect(checkGame(guess)).toEqual([]);
    randomGame(guess, random);
    guessed++;
  });
  expect(guessed).toBeGreaterThan(5);
});
