import { useHash } from '../app/route.ts';
import { CHAPTERS } from './chapters.ts';

export interface Address {
  /** Undefined on the cover. */
  readonly chapter: string | undefined;
  /** The rule to be shown, by number or name. */
  readonly entry: string | undefined;
  /** The year of the box in whose words it is told. */
  readonly book?: number;
}

/** What the address asks of the rule book: `#/rules/roads/B3`. */
export function useAddress(): Address {
  return readAddress(useHash());
}

export function readAddress(hash: string): Address {
  const [, chapter, entry, book] = hash.replace(/^#\/?/, '').split('/');
  const known = CHAPTERS.find((one) => one === chapter);
  return {
    chapter: known,
    entry: known === undefined || entry === '' ? undefined : entry,
    ...(/^\d{4}$/.test(book ?? '') && { book: Number(book) }),
  };
}
