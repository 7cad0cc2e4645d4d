import { expect, test } from 'vitest';
import { Arena } from '../arena/arena.ts';
import { Turn } from './turn.ts';

test('every field of a turn is written to the arena and read back', () => {
  const [one, other] = [new Arena(1024), new Arena(1024)];
  const [from, to] = [new Turn(one), new Turn(other)];
  const said = { stage: 1, seat: 2, part: 1, type: 4, slot: 5, again: true, fromHand: true, owed: 6 };
  Object.assign(from, said);
  from.toArena();
  other.bytes.set(one.bytes);
  to.fromArena();
  expect(to).toMatchObject(said);
  const { fields: _, ...all } = Object.fromEntries(Object.entries(from));
  expect(Object.keys(all).sort(), 'tell this test of a new one').toEqual(Object.keys(said).sort());
});
