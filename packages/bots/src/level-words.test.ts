import { languages } from '@bastide/rules';
import { expect, test } from 'vitest';
import { LEVELS } from './bot.ts';
import { levelAbout, levelName } from './level-words.ts';

test.each(languages)('every level has a name and a sentence of its own: %s', (lang) => {
  expect(new Set(LEVELS.map((level) => levelName(lang, level))).size).toBe(LEVELS.length);
  expect(new Set(LEVELS.map((level) => levelAbout(lang, level))).size).toBe(LEVELS.length);
  for (const level of LEVELS) expect(levelAbout(lang, level)).toMatch(/^\p{Lu}.{30,80}\.$/u);
});

test('the words of one language are not those of the other', () => {
  expect(levelName('fr', 'knight')).toBe('chevalier');
  for (const level of LEVELS) expect(levelAbout('fr', level)).not.toBe(levelAbout('en', level));
});
