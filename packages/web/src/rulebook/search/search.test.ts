import { describe, expect, test } from 'vitest';
import { sayFrom } from '../../texts/catalogue.ts';
import { readAddress } from '../address.ts';
import { loadBook } from '../book.ts';
import { rulebookTexts } from '../texts/catalogue.ts';
import { cutAtHits, fold, wordsOf } from './fold.ts';
import { findHits } from './search.ts';

const en = await loadBook('en');
const fr = await loadBook('fr');
const de = await loadBook('de');

describe('folding', () => {
  test('accents and capitals are of no account, and every letter knows where it stands', () => {
    expect(fold('Évaluée').text).toBe('evaluee');
    expect(fold('Cœur').text).toBe('coeur');
    expect(fold('Cœur').at).toEqual([0, 1, 1, 2, 3]);
    expect(wordsOf('  Égalité  À ')).toEqual(['egalite', 'a']);
  });

  test('hits are cut out with their accents, several words at once', () => {
    const pieces = cutAtHits('Une égalité, un pré', ['egalite', 'pre']);
    expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['égalité', 'pré']);
    expect(pieces.map(({ text }) => text).join('')).toBe('Une égalité, un pré');
  });
});

describe('searching', () => {
  test('a number finds its rule first', () => {
    expect(findHits(en, 'b7')[0]).toMatchObject({ chapter: 'majority', entry: 'B7' });
    expect(findHits(fr, 'RV2')[0]).toMatchObject({ chapter: 'river', entry: 'RV2' });
  });

  test('a book in which somebody forgot the words of a rule can still be searched', () => {
    const { 'ruling-GM2': _, ...entries } = en.rulings.entries;
    const torn = { ...en, rulings: { ...en.rulings, entries } };
    expect(findHits(torn, 'b7')[0]).toMatchObject({ entry: 'B7' });
    expect(findHits(torn, 'GM2').map(({ entry }) => entry)).not.toContain('ruling-GM2');
  });

  test('a title comes before a text, a chapter before its rules', () => {
    expect(findHits(en, 'ferries')[0]).toMatchObject({ chapter: 'ferries', entry: undefined });
    expect(findHits(fr, 'abbayes')[0]).toMatchObject({ chapter: 'monasteries', entry: undefined });
  });

  test('French is found without its accents', () => {
    expect(findHits(fr, 'batisseur').map(({ entry }) => entry)).toContain('TB2');
    expect(findHits(fr, 'egalite majorite').map(({ entry }) => entry)).toContain('HS1');
  });

  test('all words must be there, and the excerpt shows one of them', () => {
    const hits = findHits(en, 'witch halves');
    expect(hits.map(({ entry }) => entry)).toContain('MW4');
    for (const { title, excerpt } of hits) expect(`${title} ${excerpt}`).toMatch(/witch|halve/i);
    expect(findHits(en, 'witch motorway')).toEqual([]);
    expect(findHits(en, '   ')).toEqual([]);
  });
});

test('whoever says it otherwise finds it, too', async () => {
  const languages = ['en', 'fr', 'de'] as const;
  await Promise.all(languages.map((lang) => rulebookTexts.load(lang)));
  const [english, french, german] = languages.map((lang) => sayFrom(rulebookTexts, lang)('synonyms'));
  for (const word of ['meeple', 'meeples', 'cloister', 'farm', 'path', 'town'])
    expect([word, findHits(en, word, english).length > 0]).toEqual([word, true]);
  for (const word of ['meeple', 'monastère', 'cloître', 'champ', 'chemin', 'château'])
    expect([word, findHits(fr, word, french).length > 0]).toEqual([word, true]);
  for (const word of [
    'Meeple',
    'Abtei',
    'Kärtchen',
    'Feld',
    'Weg',
    'Strasse',
    'Burg',
    'Patt',
    'Flugmaschine',
    'Bote',
  ])
    expect([word, findHits(de, word, german).length > 0]).toEqual([word, true]);
  expect(findHits(de, 'Abtei', german)[0]).toMatchObject({ chapter: 'monasteries' });
  expect(findHits(de, 'strassen', german)[0]).toMatchObject({ chapter: 'roads' });
  expect(findHits(en, 'cloister', english)[0]).toMatchObject({ chapter: 'monasteries' });
  expect(findHits(fr, 'chemin', french)[0]).toMatchObject({ chapter: 'roads' });
});

test('the excerpt of a caption has its points', () => {
  const [hit] = findHits(en, 'cathedral small five');
  expect(hit).toMatchObject({ entry: 'IC2' });
  expect(findHits(en, '15 points').map(({ entry }) => entry)).toContain('IC2');
});

test('the address names chapter and rule; what is no chapter is the cover', () => {
  expect(readAddress('#/rules/river/RV2')).toEqual({ chapter: 'river', entry: 'RV2' });
  expect(readAddress('#/rules/river')).toEqual({ chapter: 'river', entry: undefined });
  expect(readAddress('#/rules/nowhere/B1')).toEqual({ chapter: undefined, entry: undefined });
  expect(readAddress('#/rules')).toEqual({ chapter: undefined, entry: undefined });
});
