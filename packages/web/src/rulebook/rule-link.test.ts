import { catalogue } from '@bastide/rules';
import { expect, test } from 'vitest';
import { chapterLink, ruleLink, setRulesLink } from './rule-link.ts';

test('a rule’s address names its chapter and its number', () => {
  expect(ruleLink('B3')).toBe('#/rules/roads/B3');
  expect(ruleLink('RV2')).toBe('#/rules/river/RV2');
  expect(ruleLink('X17')).toBe('#/rules/turn/X17');
  expect(ruleLink('E2')).toBe('#/rules/rules-2000/E2');
  expect(ruleLink('E3')).toBe('#/rules/hands/E3');
  expect(ruleLink('B3', 2014)).toBe('#/rules/roads/B3/2014');
  expect(chapterLink('fields')).toBe('#/rules/fields');
});

test('what is no rule’s number leads to the contents', () => {
  expect(ruleLink('B99')).toBe('#/rules');
  expect(ruleLink('constructor1')).toBe('#/rules');
  expect(ruleLink('')).toBe('#/rules');
});

test('every expansion has its chapter', () => {
  const without = catalogue.filter(({ id }) => setRulesLink(id) === '#/rules');
  expect(without).toEqual([]);
  expect(setRulesLink('river-bb5')).toBe('#/rules/river');
});
