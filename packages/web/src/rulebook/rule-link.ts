import { chapterOf, chapterOfSet } from './chapters.ts';

/** The address of a rule in the page: `ruleLink('B3')` is `#/rules/roads/B3`. A number nobody knows leads to the contents. */
export function ruleLink(rule: string): string {
  const chapter = chapterOf(rule);
  return chapter === undefined ? '#/rules' : `#/rules/${chapter}/${rule}`;
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
