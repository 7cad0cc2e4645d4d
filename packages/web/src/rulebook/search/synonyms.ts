import { wordsOf } from './fold.ts';

/** Shorter words are taken as they are: too much begins with them. */
const LONG = 4;

/**
 * The words of a query, each with others that mean the same: any of them will do. `synonyms` are the language's, groups of words apart by
 * semicolons.
 */
export function soughtIn(query: string, synonyms: string): string[][] {
  const groups = synonyms.split(';').map(wordsOf);
  return wordsOf(query).map((word) => {
    const isMeant = (one: string) => one === word || (word.length >= LONG && isBegun(one, word));
    return [...new Set([word, ...groups.filter((group) => group.some(isMeant)).flat()])];
  });
}

/** Whether a word is being typed, or has another ending. */
const isBegun = (one: string, word: string): boolean =>
  one.startsWith(word) || (one.length >= LONG && word.startsWith(one));
