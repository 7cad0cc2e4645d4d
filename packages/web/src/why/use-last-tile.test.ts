import { answersOf, newGame, playMove, viewOf } from '@bastide/rules';
import { expect, test } from 'vitest';
import { refusedSince } from './use-last-tile.ts';

/** A game of two in which both deploy as soon as they can, standing at the first seat's nth tile. */
function played(turns: number) {
  const made = newGame({ sets: ['base'], options: { firstPlayer: 0 }, players: 2 });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  for (let tiles = 0; tiles < turns || game.question.id !== 'place' || game.toMove !== 0; ) {
    if (game.question.id === 'place') tiles++;
    playMove(game, answersOf(game)[0].move);
  }
  return game;
}

test('B2 after the last follower was sent out, the tile placed next tells why there was no figure action', () => {
  const game = played(30);
  const { figures } = game;
  for (let follower = figures.atHome(0, 0); follower >= 0; follower = figures.atHome(0, 0))
    figures.lift(follower, -9);
  const before = { view: viewOf(game), tiles: game.board.land.placed };
  expect(refusedSince(before, viewOf(game))).toEqual([]);
  playMove(game, answersOf(game)[0].move);
  const refused = refusedSince(before, viewOf(game));
  expect(refused.length).toBeGreaterThan(0);
  for (const { reasons } of refused) expect(reasons.map(({ code }) => code)).toContain('none-at-home');
});

test('where a figure could be deployed nothing is told', () => {
  const game = played(0);
  const before = { view: viewOf(game), tiles: game.board.land.placed };
  playMove(game, answersOf(game)[0].move);
  expect(refusedSince(before, viewOf(game))).toEqual([]);
});
