import { expect, test } from 'vitest';
import { AnswerList } from './answers.ts';

test('a list of answers grows, can be searched, and is emptied for the next', () => {
  const answers = new AnswerList();
  for (let code = 0; code < 3000; code++) answers.add(code * 7);
  expect([answers.count, answers.has(7 * 2999), answers.has(8)]).toEqual([3000, true, false]);
  expect(answers.toArray().slice(0, 3)).toEqual([0, 7, 14]);
  answers.clear();
  expect([answers.count, answers.has(7), answers.toArray()]).toEqual([0, false, []]);
});
