import { sayText } from '@bastide/rules/internal';
import { expect, test } from 'vitest';
import { checkCatalogue } from '../../texts/check-catalogue.ts';
import { SHOWN } from '../figures/drawn.ts';
import { SIZED } from '../figures/features.ts';
import { RECORDS } from '../history/records.ts';
import { statisticsTexts } from './catalogue.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

checkCatalogue(new URL('..', import.meta.url), statisticsTexts, {
  compare: SHOWN,
  highlight: SIZED,
  record: RECORDS,
});

test('a name that ends in a number does not run into the next', () => {
  const params = { name: 'Bot 1', n: '6.4' };
  expect(sayText('en', en['followers.one'], params)).toBe('Bot 1: 6.4');
  expect(sayText('fr', fr['followers.one'], params)).toBe('Bot 1\u00a0: 6.4');
});
