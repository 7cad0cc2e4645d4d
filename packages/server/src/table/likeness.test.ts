import { expect, test } from 'vitest';
import { likeness } from './likeness.ts';

test.each([
  ['Bob', 'Βob'],
  ['Hannah', 'Ηannah'],
  ['Zoë', 'Ζoe'],
  ['Max', 'Μax'],
  ['Nora', 'Νora'],
  ['Yves', 'Үves'],
  ['Alice', 'AIice'],
  ['ANN', 'ꓮꓠꓠ'],
  ['ADA', 'ᎪᎠᎪ'],
  ['KATO', 'ⲔⲀⲦⲞ'],
  ['Bernard', 'Bemard'],
  ['Wanda', 'VVanda'],
])('%s looks like %s to one who does not look twice', (name, twin) => {
  expect(twin).not.toBe(name);
  expect(likeness(twin)).toBe(likeness(name));
});

test('others are told apart', () => {
  const names = ['Ann', 'Anna', 'Bob', 'Rob', 'Μαρία', 'Νίκος', 'Вера', '李小龍', 'Mara', 'Nara'];
  expect(new Set(names.map(likeness)).size).toBe(names.length);
});
