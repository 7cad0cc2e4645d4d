import type { Language } from '@bastide/rules';
import { describedLanguage, inBook, inBookOf, isReader, type Played } from '@bastide/rules/internal';
import { createContext, useContext, useMemo } from 'react';
import type { SeatInfo } from '../session/types.ts';
import type { PageKey } from '../texts/en.ts';
import { nameOf, type Params, speak } from '../texts/speak.ts';
import { useSettings } from './settings/settings.ts';

export interface Words {
  readonly lang: Language;
  /** The page's own words. */
  t(key: PageKey, params?: Params): string;
  /** A name of the game by family and name: `name('set', 'river')`. */
  name(family: string, name: string): string;
}

/** The game in play, or the book itself, which may have words of its own. */
const InPlay = createContext<Played | { readonly book: number } | undefined>(undefined);
export const WordsOfGame = InPlay.Provider;

/** The words of the language chosen, as the book of the game in play has them; changes at once when it is switched. */
export function useWords(): Words {
  const { language } = useSettings();
  const played = useContext(InPlay);
  const lang = played === undefined ? language : boundIn(language, played);
  return useMemo(
    () => ({
      lang,
      t: (key, params) => speak(lang, key, params),
      name: (family, name) => nameOf(lang, family, name),
    }),
    [lang],
  );
}

function boundIn(language: Language, played: Played | { readonly book: number }): Language {
  return 'book' in played ? inBook(language, played.book) : inBookOf(language, played);
}

/** Who sits there; whoever reads is called so in the language chosen now. */
export function useSeats(seats: readonly SeatInfo[]): readonly SeatInfo[] {
  const { language } = useSettings();
  return useMemo(() => {
    const { you } = describedLanguage(language);
    return seats.map((seat) => (isReader(seat.name) ? { ...seat, name: you } : seat));
  }, [seats, language]);
}
