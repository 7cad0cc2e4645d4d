import { chapterOf, chapterOfSet } from './chapters.ts';

/**
 * The address of a rule in the page: `ruleLink('B3')` is `#/rules/roads/B3`, and in the words of an older book `#/rules/roads/B3/2014`. A
 * number nobody knows leads to the contents.
 */
export function ruleLink(rule: string, book?: number): string {
  const chapter = chapterOf(rule);
  if (chapter === undefined) return '#/rules';
  return `#/rules/${chapter}/${rule}${book === undefined ? '' : `/${book}`}`;
}

export function chapterLink(chapter: string): string {
  return `#/rules/${chapter}`;
}

/** Where it stands what of a rule no book says. */
export function rulingLink(rule: string): string {
  return `#/rules/rulings/ruling-${rule}`;
}

/** The address of the chapter about an expansion. */
export function setRulesLink(set: string): string {
  const chapter = chapterOfSet(set);
  return chapter === undefined ? '#/rules' : chapterLink(chapter);
}
