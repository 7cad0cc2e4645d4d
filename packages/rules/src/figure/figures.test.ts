import { expect, test } from 'vitest';
import { newGame } from '../index.ts';
import { HOME } from './figures.ts';

const SPOT = HOME - 1;

function start() {
  const read = newGame({ sets: ['base', 'wheel-of-fortune'], players: 2 });
  if (!('ok' in read)) throw new Error(read.error);
  return read.ok;
}

test('a copy knows who is at home and who is on a spot off the tiles', () => {
  const game = start();
  const copy = game.clone();
  for (let follower = game.figures.atHome(1, 0); follower >= 0; follower = game.figures.atHome(1, 0))
    game.figures.move(follower, SPOT);
  const known = ({ figures }: typeof game) => [
    figures.kindsAtHome(0),
    figures.kindsAtHome(1),
    figures.countOn(SPOT),
  ];
  expect([known(game), known(copy)]).toEqual([
    [1, 0, 7],
    [1, 1, 0],
  ]);
  copy.copyFrom(game);
  expect(known(copy)).toEqual([1, 0, 7]);
  game.figures.lift(game.figures.place.indexOf(SPOT));
  expect(known(game)).toEqual([1, 1, 6]);
});
