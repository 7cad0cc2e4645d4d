import { answersOf, newGame, type TileSpec, viewOf } from '@bastide/rules';
import { expect, test } from 'vitest';
import type { SeatInfo } from '../../session/types.ts';
import { unseenOf } from './unseen.ts';

const person: SeatInfo = { name: 'Ada', colour: 'red', player: 'person' };
const bot: SeatInfo = { name: 'Bot', colour: 'blue', player: 'bot' };

/** Hands of three, dealt: the game stands at its first choice of a tile. */
function dealt() {
  const made = newGame({ sets: ['base'], options: { hand: 3 }, players: 2 });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  while (game.toMove < 0) game.play(answersOf(game)[0].code);
  const specOf = (id: string) => game.tiles.types.find((type) => type.id === id)?.spec;
  return { view: viewOf(game), specOf };
}

const isAlike = (one: TileSpec, other: TileSpec | undefined) =>
  JSON.stringify([one.segments, one.marks]) === JSON.stringify([other?.segments, other?.marks]);

const total = (tiles: readonly { count: number }[]) => tiles.reduce((sum, { count }) => sum + count, 0);

test('E3 around one screen every hand counts as unseen', () => {
  const { view, specOf } = dealt();
  expect(total(unseenOf(view, [person, { ...bot, player: 'person' }], specOf))).toBe(view.left + 6);
});

test('E3 alone against a bot, only the bot’s hand does', () => {
  const { view, specOf } = dealt();
  const unseen = unseenOf(view, [person, bot], specOf);
  expect(total(unseen)).toBe(view.left + 3);
  for (const id of view.seats[1].hand)
    expect(unseen.some(({ spec }) => isAlike(spec, specOf(id)))).toBe(true);
});

test('tiles that look the same are counted together', () => {
  const { view, specOf } = dealt();
  const unseen = unseenOf(view, [person, bot], specOf);
  for (const [index, { spec }] of unseen.entries()) {
    expect(unseen.findIndex((other) => isAlike(other.spec, spec))).toBe(index);
  }
});
