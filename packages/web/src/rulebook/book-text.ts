import type { Language } from '@bastide/rules';
import { bookIn, sayText } from '@bastide/rules/internal';

/** A rule in words. Paragraphs stand apart by an empty line, items of a list begin with `- `, `**…**` is stressed. */
export interface EntryText {
  readonly title: string;
  readonly text: string;
}

export interface CaptionText {
  /** What is to be seen, for those who see no pictures. */
  readonly alt: string;
  /** What it shows; `{red}` stands for the points red gets for it. */
  readonly caption: string;
}

export interface ChapterText {
  readonly title: string;
  readonly lead: string;
  readonly entries: Readonly<Record<string, EntryText>>;
  readonly captions: Readonly<Record<string, CaptionText>>;
}

/** The same words in another language: not an entry more or less. */
export type Same<Texts> = Texts extends string ? string : { readonly [Key in keyof Texts]: Same<Texts[Key]> };

/** What an expansion says in the book: its own chapters, by name, and its part of the chapter of rulings. */
export interface BookTexts {
  readonly chapters: Readonly<Record<string, ChapterText>>;
  readonly rulings?: Pick<ChapterText, 'entries' | 'captions'>;
}

/** Every chapter in a language, by name. */
export type Book = Readonly<Record<string, ChapterText>>;

/** The book as a language says it, which may have the words of an older box. */
export function inWordsOf(lang: Language, book: Book): Book {
  return bookIn(lang) === undefined ? book : said(lang, book);
}

function said<Texts>(lang: Language, texts: Texts): Texts {
  if (typeof texts === 'string') return sayText(lang, texts) as Texts;
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, one]) => [key, said(lang, one)])) as Texts;
}

/** Of these rules, those the chapter has words for: an expansion that is not ours may have forgotten some, and only they are left out. */
export function toldIn<Entry extends { readonly id: string }>(
  { entries }: ChapterText,
  outline: readonly Entry[],
): readonly Entry[] {
  return outline.filter(({ id }) => Object.hasOwn(entries, id));
}

/** Puts together what the game and its expansions say. */
export function bindBook(game: Book, rulings: ChapterText, expansions: readonly BookTexts[]): Book {
  const more = expansions.flatMap((texts) => texts.rulings ?? []);
  return {
    ...game,
    ...Object.assign({}, ...expansions.map(({ chapters }) => chapters)),
    rulings: {
      ...rulings,
      entries: Object.assign({}, rulings.entries, ...more.map(({ entries }) => entries)),
      captions: Object.assign({}, rulings.captions, ...more.map(({ captions }) => captions)),
    },
  };
}
