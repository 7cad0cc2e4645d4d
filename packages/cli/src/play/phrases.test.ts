import { expect, test } from 'vitest';
import { phrase } from './phrases.ts';

test('a number chooses the form: one tile is left, and nobody wins with 1 points', () => {
  expect(phrase('en', 'left', { n: 1 })).toBe('1 tile left');
  expect(phrase('en', 'left', { n: 0 })).toBe('0 tiles left');
  expect(phrase('fr', 'left', { n: 1 })).toBe('1 tuile restante');
  expect(phrase('en', 'won', { who: 'Ann', n: 1 })).toBe('Ann wins with 1 point.');
  expect(phrase('fr', 'won', { who: 'Ann', n: 2 })).toBe('Ann gagne avec 2 points.');
  expect(phrase('en', 'tied', { n: 1, list: 'Ann and Bob' })).toBe('A tie with 1 point: Ann and Bob.');
});

test('what a player typed stands as it was typed, also between French signs', () => {
  expect(phrase('fr', 'notUnderstood', { text: 'a : b {n}' })).toContain('«\u00a0a : b {n}\u00a0»');
});
