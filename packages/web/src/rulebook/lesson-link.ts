import { catalogue } from '@bastide/rules';

/** Where the lesson about a chapter is played: expansions have one each, the base game the first of all. */
export function lessonLink(chapter: string): string | undefined {
  if (chapter === 'short') return '#/learn';
  const isSet = catalogue.some(({ id, always }) => id === chapter && always !== true);
  return isSet ? `#/learn/${chapter}` : undefined;
}
