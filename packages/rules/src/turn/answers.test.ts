import { expect, test } from 'vitest';
import { AnswerList } from './answers.ts';

test('a list of answers grows, can be searched, and is emptied for the next', () => {
  const options = new AnswerList();
  for (let code = 0; code < 3000; code++) options.add(code * 7);
  expect([options.count, options.has(7 * 2999), options.has(8)]).toEqual([3000, true, false]);
  expect(options.toArray().slice(0, 3)).toEqual([0, 7, 14]);
  options.clear();
  expect([options.count, options.has(7), options.toArray()]).toEqual([0, false, []]);
});
