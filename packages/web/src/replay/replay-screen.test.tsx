import { afterEach, expect, test } from 'vitest';
import { keptTable } from '../../e2e/support/kept-table.ts';
import { closePage, openPage, pressKey, shown } from '../testing/open-page.tsx';
import { en as pageEn } from '../texts/en.ts';
import { fr as pageFr } from '../texts/fr.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

afterEach(closePage);

/** A game kept to be watched, and where. */
function watching(earlier: Parameters<typeof keptTable>[0]) {
  const game = { id: 'one', name: 'one', ...keptTable(earlier)['bastide.table'] };
  return { at: '#/replay/kept/one', kept: { 'bastide.replays': [game] } };
}

test.each([
  { language: 'en-GB', words: en, page: pageEn },
  { language: 'fr-FR', words: fr, page: pageFr },
] as const)(
  'the land is described with the keys of the bar, not with those of play, $language',
  async ({ language, words, page }) => {
    await openPage({ language, ...watching({ preset: 'everything', players: 4 }) });
    await shown('.transport');
    const land = await shown('[role="application"]');
    const id = land.getAttribute('aria-describedby') ?? '';
    const said = document.getElementById(id)?.textContent.replace(/\s/g, ' ');
    for (const key of ['key.toggle', 'key.turn', 'key.land'] as const) expect(said).toContain(words[key]);
    for (const key of ['key.move', 'key.pass', 'key.skip'] as const) expect(said).not.toContain(page[key]);
  },
);

test('E3 hands are open to those who follow everyone, and hidden as they were to who follows a player', async () => {
  await openPage(watching({ preset: 'base', players: 2, tiles: 12, hand: 3 }));
  const hands = await shown('.replay-now .hands');
  expect(hands.querySelectorAll('.tile-picture')).toHaveLength(6);
  pressKey('2');
  await shown('.replay-now .hands', en['hands.hidden']);
  expect(document.querySelectorAll('.replay-now .hands .tile-picture')).toHaveLength(3);
});
