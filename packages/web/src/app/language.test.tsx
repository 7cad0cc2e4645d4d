import { say } from '@bastide/rules';
import { describedLanguage } from '@bastide/rules/internal';
import { afterEach, expect, test } from 'vitest';
import { keptTable } from '../../e2e/support/kept-table.ts';
import { closePage, gone, openPage, press, pressKey, reloadPage, shown } from '../testing/open-page.tsx';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';

afterEach(closePage);

test('a browser that asks for French is answered in French, and English is one press away', async () => {
  await openPage({ at: '#/', language: 'fr-FR' });
  await shown('button', fr['setup.quick']);
  await shown('html[lang="fr"]');
  await press('button', describedLanguage('en').name);
  await shown('button', en['setup.quick']);
  await shown('html[lang="en"]');
  await reloadPage();
  await shown('button', en['setup.quick']);
});

test('the language changes in the middle of a choice, and the choice stays', async () => {
  await openPage({ at: '#/table', kept: keptTable({ preset: 'everything', players: 2, tiles: 60 }) });
  await shown('.turn h2', say('en', 'question.place'));
  pressKey('ArrowDown');
  await shown('.board-choice');
  await press('button', describedLanguage('fr').name);
  await shown('.turn h2', say('fr', 'question.place'));
  expect(document.querySelectorAll('.board-choice')).toHaveLength(1);
  await press('button', fr['table.confirm']);
  await gone('.board-choice');
});

test('a browser that asks for German is answered in German', async () => {
  await openPage({ at: '#/', language: 'de-DE' });
  await shown('button', de['setup.quick']);
  await shown('html[lang="de"]');
});

test('who plays alone is spoken to, also after the language was changed', async () => {
  await openPage({ at: '#/', language: 'fr-FR' });
  await press('button', fr['setup.quick']);
  await shown('.turn h2', 'Vous');
  await press('button', describedLanguage('en').name);
  await shown('.turn h2', 'You');
});

test.each([
  ['bigbox-2014', 'Posez un partisan, ou passez'],
  ['bigbox-2017', 'Posez un meeple, ou passez'],
] as const)('a table has the words of its box in every panel, %s', async (preset, words) => {
  const kept = keptTable({ preset, players: 2, tiles: 60, question: 'figure' });
  await openPage({ at: '#/table', kept, language: 'fr-FR' });
  await shown('.turn h2', words);
  const isOlder = preset === 'bigbox-2014';
  const foreign = isOlder
    ? /\b(meeples?|brigands?|blasons?|pions? score)\b/i
    : /\b(partisans?|marqueurs?)\b/i;
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  expect(tabs.length).toBeGreaterThan(2);
  for (const tab of tabs) {
    tab.click();
    await shown(`[role="tabpanel"][aria-labelledby="${tab.id}"]`);
    expect(document.body.textContent).not.toMatch(foreign);
    const labels = [...document.querySelectorAll('[aria-label]')].map((one) =>
      one.getAttribute('aria-label'),
    );
    expect(labels.join()).not.toMatch(foreign);
  }
  expect(document.body.textContent).toMatch(isOlder ? /partisan/ : /meeple/);
});

test('rules opened from a game of an older box are told in its words', async () => {
  await openPage({ at: '#/rules/majority/B7/2014', language: 'fr-FR' });
  await shown('.rulebook h2', 'Partage');
  expect(document.querySelector('.rulebook')?.textContent).toMatch(/partisans/);
  expect(document.querySelector('.rulebook')?.textContent).not.toMatch(/meeple|brigand|blason/);
  location.hash = '#/rules/roads/B3';
  await shown('.rulebook h2', 'Les routes');
  expect(document.querySelector('.rulebook')?.textContent).toMatch(/voleur/);
});
