import { catalogue, newGame } from '@bastide/rules';
import { expect, test } from 'vitest';
import { MEETINGS } from '../../e2e/support/own-asks.ts';
import { asked } from './asks.ts';

/** Questions of ours that need no objects of their own, and why. */
const AS_THEY_ARE: Readonly<Record<string, string>> = {
  place: 'the tile itself is held and turned',
  figure: 'cards around the tile',
  choose: 'the tiles of the hand are pressed',
  over: 'nothing is asked any more',
};

/** Ids of all questions that seats may be asked: those to chance have weights. */
function questionsOfOurs(): string[] {
  const sets = catalogue.filter(({ always }) => !always).map(({ id }) => id);
  const boxes = [sets.filter((id) => !id.endsWith('-bb5')), sets.filter((id) => id !== 'river')];
  const found = boxes.flatMap((box) => {
    const made = newGame({ sets: box, players: 3, options: { hand: 3 } });
    if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
    return made.ok.rules.questions.filter(({ weight }) => weight === undefined).map(({ id }) => id);
  });
  return [...new Set(found)].sort();
}

test('every question of ours has its own objects, or a reason to need none', () => {
  const plain = questionsOfOurs().filter((id) => !asked.includes(id) && !(id in AS_THEY_ARE));
  expect(plain, 'give them an Ask in expansions/<id>/ask.tsx, or a reason here').toEqual([]);
});

test('no question is excused that has its own objects, or that nobody asks', () => {
  const ours = questionsOfOurs();
  const idle = Object.keys(AS_THEY_ARE).filter((id) => asked.includes(id) || !ours.includes(id));
  expect(idle).toEqual([]);
});

test('whatever has its own objects is met with them in a browser', () => {
  const met = MEETINGS.flatMap(({ asks }) => Object.keys(asks));
  expect(met.sort(), 'add it to e2e/support/own-asks.ts').toEqual([...asked].sort());
});
