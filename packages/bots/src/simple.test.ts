import { CHANCE, type Game, newGame, playMove } from '@bastide/rules';
import { randomAnswer, seeded } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { bestAnswer } from './simple.ts';

function begin(setup: object): Game {
  const made = newGame(setup);
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  return made.ok;
}

function playAll(game: Game, ...moves: readonly Parameters<typeof playMove>[1][]): void {
  for (const move of moves) expect(playMove(game, move)).toHaveProperty('ok');
}

test('it closes its own city when it can, and leaves the game as it was', () => {
  const game = begin({ sets: ['base'], players: 2, options: { firstPlayer: 0 } });
  playAll(
    game,
    { by: 'chance', do: 'draw', tile: 'base/G' },
    { by: 0, do: 'place', tile: 'base/G', x: 0, y: -1, rot: 90 },
    { by: 0, do: 'deploy', figure: 'follower', x: 0, y: -1, on: 'city:N' },
    { by: 'chance', do: 'draw', tile: 'base/U' },
    { by: 1, do: 'place', tile: 'base/U', x: 1, y: 0, rot: 90 },
    { by: 1, do: 'pass' },
    { by: 'chance', do: 'draw', tile: 'base/E' },
  );
  const before = game.save();
  const move = game.question.write(game, bestAnswer(game));
  expect(game.save()).toEqual(before);
  expect(move).toMatchObject({ do: 'place', x: 0, y: -2, rot: 180 });
});

test('it beats a player who answers at random, with hands and expansions too', () => {
  const setups = [
    { sets: ['base'], players: 2 },
    { sets: ['base', 'abbot', 'inns-cathedrals', 'traders-builders'], players: 2, options: { hand: 3 } },
  ];
  for (const setup of setups) {
    const game = begin(setup);
    const random = seeded(5);
    while (!game.over) {
      const byProgram = game.toMove !== CHANCE && game.toMove === 1;
      game.play(byProgram ? bestAnswer(game) : randomAnswer(game, random));
    }
    expect(game.scores.of(1)).toBeGreaterThan(2 * game.scores.of(0));
  }
});
