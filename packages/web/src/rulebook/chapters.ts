import { expansionChapters } from '../expansions/chapters.ts';
import { printedAs } from '../expansions/gather.ts';
import { CHAPTER_OUTLINES } from './outline.ts';

/** The names of all chapters, in order. No words here: cheap to load. */
export const CHAPTERS: readonly string[] = CHAPTER_OUTLINES.map(({ chapter }) => chapter);

const byRule: ReadonlyMap<string, string> = new Map(
  CHAPTER_OUTLINES.flatMap(({ chapter, entries }) => entries.map(({ id }) => [id, chapter] as const)),
);

/** The chapter that tells a rule of docs/rules.md: `chapterOf('B3')` is `roads`. Undefined for what is no rule's number. */
export function chapterOf(rule: string): string | undefined {
  return /^[A-Z]{1,2}\d+$/.test(rule) ? byRule.get(rule) : undefined;
}

/** The chapter about a set: the base game begins at the beginning, two printings of a set share one. */
export function chapterOfSet(set: string): string | undefined {
  if (set === 'base') return 'short';
  const all = [...expansionChapters.values()].flat();
  return all.find(({ chapter }) => chapter === printedAs(set))?.chapter;
}
