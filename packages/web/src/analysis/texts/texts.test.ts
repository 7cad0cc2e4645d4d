import { levelName } from '@bastide/bots';
import { sayText } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import { checkCatalogue } from '../../texts/check-catalogue.ts';
import { MEASURES } from '../curve/numbers.ts';
import { analysisTexts } from './catalogue.ts';
import { en } from './en.ts';

checkCatalogue(new URL('..', import.meta.url), analysisTexts, {
  curve: MEASURES,
  item: ['played', 'better'],
});

test('whoever looks at a game has an article', () => {
  const who = levelName('en', 'knight');
  expect(sayText('en', en.running, { who })).toBe('The knight is analysing the game');
  expect(sayText('en', en.by, { who })).toBe('Analysed by the knight');
});
