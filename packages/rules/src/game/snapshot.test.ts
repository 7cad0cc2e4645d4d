import { expect, test } from 'vitest';
import { newGame, presets } from '../index.ts';
import { restoreSnapshot, snapshotOf } from '../internal.ts';
import { randomAnswer } from './pick.ts';
import { seeded } from './random.ts';

function begun(setup: object, moves = 0) {
  const made = newGame({ players: 3, ...setup });
  if ('error' in made) throw new Error(made.error);
  const random = seeded(5);
  for (let i = 0; i < moves; i++) made.ok.play(randomAnswer(made.ok, random));
  return made.ok;
}

const { base, everything } = presets;

test('a game is put into the state it had, made anew by another program', () => {
  const game = begun(everything, 90);
  const again = begun(everything);
  expect(restoreSnapshot(again, snapshotOf(game))).toHaveProperty('ok');
  expect(again.save()).toEqual(game.save());
});

test('a state of other rules, length or layout is refused, and nothing changes', () => {
  const game = begun(base, 20);
  const snapshot = snapshotOf(game);
  const again = begun(base);
  const before = again.save();
  expect(restoreSnapshot(again, { ...snapshot, version: 2 })).toMatchObject({ error: 'other-version' });
  expect(restoreSnapshot(again, { ...snapshot, layout: 'x' })).toMatchObject({ error: 'other-layout' });
  const state = snapshot.state.slice(1);
  expect(restoreSnapshot(again, { ...snapshot, state })).toMatchObject({ error: 'wrong-length' });
  for (const other of [
    begun({ ...base, players: 4 }),
    begun(everything),
    begun({ ...base, options: { hand: 3 } }),
  ])
    expect(restoreSnapshot(other, snapshot)).toMatchObject({ error: 'other-layout' });
  expect(again.save()).toEqual(before);
  expect(() => again.restore(state)).toThrow();
});
