import type { Language } from '@bastide/rules';
import { sayText } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import { analysisTexts } from '../texts/catalogue.ts';
import { lossWords } from './loss-words.ts';

const words = (lang: Language, points: number, chance: number) =>
  lossWords((key, params) => sayText(lang, analysisTexts.in(lang)[key], params), lang, {
    points: { mean: points, error: 0.1 },
    chance: { mean: chance, error: 0.01 },
  });

test('a loss is told in points and in chances to win', () => {
  expect(words('en', 4.83, 0.124)).toBe('−4.8 points, −12%');
  expect(words('fr', 4.83, 0.124)).toBe('−4,8 points, −12\u00a0%');
  expect(words('de', 4.83, 0.124)).toBe('−4,8 Punkte, −12\u00a0%');
});

test('what comes to nothing is not told', () => {
  expect(words('en', 4.83, 0.004)).toBe('−4.8 points');
  expect(words('fr', 4.83, -0.02)).toBe('−4,8 points');
  expect(words('en', -0.3, 0.12)).toBe('−12%');
  expect(words('fr', 0.02, 0.12)).toBe('−12\u00a0%');
});
