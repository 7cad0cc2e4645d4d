import type { Answer } from '@bastide/rules';
import { expect, test } from 'vitest';
import { askedAs } from './names.ts';

const answers = (['action', 'points'] as const).map(
  (take, code): Answer => ({
    code,
    move: { by: 0, do: 'message', message: 7, take },
    target: { label: take },
  }),
);

test('a question with one answer left promises no choice, where it has words for that', () => {
  const asked = { id: 'messengers/take', seat: 0 };
  expect(askedAs({ ...asked, answers })).toBe('messengers/take');
  expect(askedAs({ ...asked, answers: answers.slice(1) })).toBe('messengers/take.only');
  expect(askedAs({ ...asked, id: 'place', answers: answers.slice(1) })).toBe('place');
});
