import { languages } from '@bastide/rules';
import { expect, test } from 'vitest';
import { LAPSES } from './lapse.ts';
import { CAUSES } from './reason.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { lapseName, reasonsInWords } from './words.ts';

test('every lapse and every reason has words in every language', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const lang of languages) {
    for (const lapse of LAPSES) expect(lapseName(lang, lapse)).not.toBe('');
    for (const cause of CAUSES) {
      for (const whose of [0, 1]) {
        const seat = cause === 'later' ? undefined : whose;
        const [text] = reasonsInWords(lang, [{ cause, seat, change: 3.2, worth: 3 }], 0, () => 'Ada');
        expect(text).toContain('3');
        expect(text.includes('Ada')).toBe(seat === 1);
        expect(text).not.toMatch(/[{}]/);
      }
    }
  }
});

test('small reasons and those against it are not told', () => {
  const reason = (worth: number) => ({ cause: 'closing', seat: 0, change: worth, worth }) as const;
  const told = reasonsInWords('en', [reason(9), reason(3), reason(1.2), reason(-4)], 0, String);
  expect(told).toHaveLength(2);
});
