import { expect, test } from 'vitest';
import { catalogue, presets, say } from '../index.ts';
import { describedLanguage, inBookOf, textsOf } from '../internal.ts';
import { paramsIn, sayText } from './say-text.ts';

test('a player called as the reader is has the first form, in whatever language the name was given', () => {
  const text = 'It is {who|your|{who}’s} turn: {who} {who|place|places} {n|a tile|{n} tiles}.';
  expect(sayText('en', text, { who: 'Ann', n: 1 })).toBe('It is Ann’s turn: Ann places a tile.');
  for (const who of ['You', 'Vous', 'Du'])
    expect(sayText('en', text, { who, n: 2 })).toBe('It is your turn: You place 2 tiles.');
  expect(paramsIn('{n|one {what}|many}, {who}')).toEqual(['n', 'what', 'who']);
});

test('a French word that ends in a vowel is one with a name that begins with one', () => {
  const text = '{who|votre couleur|la couleur de {who}}, le {level}, ce que {who} a, {n} de {n}';
  expect(sayText('fr', text, { who: 'Aude', level: 'écuyer', n: 8 })).toBe(
    'la couleur d’Aude, l’écuyer, ce qu’Aude a, 8 de 8',
  );
  expect(sayText('fr', text, { who: 'Yolande', level: 'roi', n: 8 })).toBe(
    'la couleur de Yolande, le roi, ce que Yolande a, 8 de 8',
  );
});

test('an older book’s words are said instead, large or small, whole words only, and never in a name', () => {
  const text = 'Meeple et meeplette : {who} a deux meeples, un brigand (ou « brigand ») et deux pions score.';
  expect(sayText('fr-2014', text, { who: 'Meeple' })).toBe(
    'Partisan et meeplette\u00a0: Meeple a deux partisans, un voleur (ou «\u00a0brigand\u00a0») et deux marqueurs.',
  );
});

test('E4 a game has the words of its box: the newest, unless the box is an older one unchanged', () => {
  const words = (played: Parameters<typeof inBookOf>[1]) => say(inBookOf('fr', played), 'figure.follower.a');
  expect(words(presets['bigbox-2017'])).toBe('un meeple');
  expect(words(presets.base)).toBe('un meeple');
  expect(words(presets['bigbox-2014'])).toBe('un partisan');
  expect(words(presets['edition-2000'])).toBe('un partisan');
  const mixed = { ...presets['bigbox-2014'], sets: [...presets['bigbox-2014'].sets, 'robbers'] };
  expect(words(mixed)).toBe('un meeple');
  expect(inBookOf('en', presets['bigbox-2014'])).toBe('en');
});

test('E4 texts of an older box have none of its words themselves, so that no game has two words for one thing', () => {
  const older = new RegExp(
    `(?<!\\p{L})(?:${Object.values(describedLanguage('fr-2014').instead ?? {}).join('|')})(?!\\p{L})`,
    'iu',
  );
  const boxed = presets['bigbox-2014'].sets;
  const texts = catalogue
    .filter(({ id, always }) => always || boxed.includes(id))
    .flatMap((expansion) => Object.values(textsOf(expansion, 'fr')));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => older.test(text))).toEqual([]);
});
