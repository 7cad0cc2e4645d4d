import { catalogue, type Language, say } from '@bastide/rules';
import type { TextKey } from '@bastide/rules/internal';
import type { Table } from './table.ts';

/** What is played, in words of a language that is loaded; a set that is not ours has only its name. */
export function setNamesOf({ terms }: Table, lang: Language): string {
  const nameOf = (set: string) =>
    catalogue.some(({ id }) => id === set) ? say(lang, `set.${set}` as TextKey) : set;
  return terms.setup.sets.map(nameOf).join(', ');
}
