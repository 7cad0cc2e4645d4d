import type { ErrorCode } from '@bastide/protocol';
import { useWords, type Words } from '../../app/words.ts';
import type { Params } from '../../texts/speak.ts';
import type { OnlineKey } from './en.ts';
import { speakOnline } from './speak.ts';

export interface OnlineWords extends Omit<Words, 't'> {
  /** The words of the online part. */
  o(key: OnlineKey, params?: Params): string;
  /** The page's own words. */
  t: Words['t'];
  /** Why something was refused. */
  why(code: ErrorCode | 'no-server' | 'no-passkey'): string;
}

/** The words of the language chosen; those of the online part come with it, not with the page. */
export function useOnlineWords(): OnlineWords {
  const words = useWords();
  const o = (key: OnlineKey, params?: Params) => speakOnline(words.lang, key, params);
  return { ...words, o, why: (code) => o(`error.${code}`) };
}
