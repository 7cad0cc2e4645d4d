import { type Book, toldIn } from '../book-text.ts';
import { CHAPTER_OUTLINES } from '../outline.ts';
import { pointsOf } from '../points-of.ts';
import { fold } from './fold.ts';
import { soughtIn } from './synonyms.ts';

export interface Hit {
  readonly chapter: string;
  /** Undefined where the chapter itself is meant. */
  readonly entry: string | undefined;
  readonly title: string;
  readonly excerpt: string;
}

interface Page extends Omit<Hit, 'excerpt'> {
  readonly text: string;
  readonly foldedTitle: string;
  readonly folded: string;
}

const pagesOf = new WeakMap<Book, readonly Page[]>();

/**
 * The rules and chapters that have every word of the query or one that means the same, the best first: by number, by title, by what they
 * say.
 */
export function findHits(book: Book, query: string, synonyms = ''): Hit[] {
  const sought = soughtIn(query, synonyms);
  if (sought.length === 0) return [];
  const pages = pagesOf.get(book) ?? readPages(book);
  pagesOf.set(book, pages);
  return pages
    .filter(({ folded }) => sought.every((words) => words.some((word) => folded.includes(word))))
    .map((page, order) => ({ page, order, rank: rankOf(page, sought) }))
    .sort((one, other) => other.rank - one.rank || one.order - other.order)
    .map(({ page: { chapter, entry, title, text } }) => ({
      chapter,
      entry,
      title,
      excerpt: excerptOf(text, sought.flat()),
    }));
}

function readPages(book: Book): Page[] {
  return CHAPTER_OUTLINES.flatMap(({ chapter, entries }) => {
    const { title, lead, entries: texts, captions } = book[chapter];
    const page = (entry: string | undefined, head: string, text: string): Page => ({
      chapter,
      entry,
      title: head,
      text,
      foldedTitle: fold(head).text,
      folded: fold(`${entry ?? ''} ${head} ${text}`).text,
    });
    const rules = toldIn(book[chapter], entries).map(({ id, scenes = [] }) => {
      const said = [texts[id].text, ...scenes.map((scene) => withPoints(captions[scene].caption, scene))];
      return page(id, texts[id].title, plainText(said.join(' ')));
    });
    return [page(undefined, title, lead), ...rules];
  });
}

/** A caption with the points of its picture. */
function withPoints(caption: string, scene: string): string {
  const points = pointsOf(scene);
  return caption.replace(/\{(\w+)\}/g, (_, colour: string) => String(points[colour]));
}

function rankOf({ entry, foldedTitle, folded }: Page, sought: readonly (readonly string[])[]): number {
  if (entry !== undefined && sought.length === 1 && sought[0][0] === entry.toLowerCase()) return 100;
  const inTitle = sought.filter((words) => words.some((word) => foldedTitle.includes(word))).length;
  const isWhole = sought.every(([word]) => ` ${folded} `.includes(` ${word} `));
  return inTitle * 10 + (entry === undefined && inTitle > 0 ? 5 : 0) + (isWhole ? 1 : 0);
}

/** Letters shown around the first hit. */
const AROUND = 70;

function excerptOf(text: string, words: readonly string[]): string {
  const { text: folded, at } = fold(text);
  const places = words.map((word) => folded.indexOf(word)).filter((place) => place >= 0);
  const hit = places.length === 0 ? 0 : at[Math.min(...places)];
  const from = hit <= AROUND ? 0 : text.indexOf(' ', hit - AROUND) + 1;
  const end = text.lastIndexOf(' ', hit + 2 * AROUND);
  const to = hit + 2 * AROUND >= text.length || end <= hit ? text.length : end;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

/** A text of the book without its signs, on one line. */
function plainText(text: string): string {
  return text.replace(/\*\*/g, '').replace(/^- /gm, '').replace(/\s+/g, ' ').trim();
}
