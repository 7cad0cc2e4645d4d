import { allLanguages, type Language } from './languages.ts';

/** How a language is named and written. */
interface Described {
  /** As its own speakers call it. */
  readonly name: string;
  /** How it calls the reader: a player of this name is spoken to, in any language. */
  readonly you: string;
  /** Spaces at which no line may break. */
  readonly unbroken?: RegExp;
  /** Words that lose their vowel before a name, and how such a name begins: `de Aude` is `d’Aude`. */
  readonly elided?: { readonly word: RegExp; readonly before: RegExp };
  /** What its texts must not have: spaces and quotes of other languages. */
  readonly foreign: RegExp;
  /** As whom it writes lists and dates, if that is not clear from its name: `A, B and C` on 1 May. */
  readonly locale?: string;
  /** Words of an older book that are said instead of those in the files. */
  readonly instead?: Readonly<Record<string, string>>;
}

const FRENCH = {
  name: 'Français',
  you: 'Vous',
  // French sets a space before these signs and inside « ».
  unbroken: / (?=[:;!?»%])|(?<=«) /g,
  elided: { word: /\b([dl]|qu)[ea] (?=\{(\w+)\})/gi, before: /^([aeiouàâäéèêëîïôöùûü]|y(?![aeiou]))/i },
  foreign: /[^\s\d][;!?»]|\w:(?![\w/])|«\S|[“”„]/,
};

// Beside the list of languages, so that whoever says nothing does not load it.
const described: Readonly<Record<Language, Described>> = {
  en: { name: 'English', you: 'You', foreign: /\s[:;!?]|[«»„]/, locale: 'en-GB' },
  fr: FRENCH,
  // German quotes end as English ones begin.
  de: { name: 'Deutsch', you: 'Du', unbroken: / (?=%)/g, foreign: /\s[:;!?]|[«»”]|(?<!„[^“]*)“/ },
  'fr-2014': {
    ...FRENCH,
    instead: {
      meeple: 'partisan',
      meeples: 'partisans',
      brigand: 'voleur',
      brigands: 'voleurs',
      blason: 'bouclier',
      blasons: 'boucliers',
      'pion score': 'marqueur',
      'pions score': 'marqueurs',
    },
  },
};

export function describedLanguage(lang: Language): Described {
  return described[lang];
}

/** What `Intl` is to be asked for. */
export function localeOf(lang: Language): string {
  return described[lang].locale ?? lang;
}

/** Whether a name means whoever reads, in whatever language it was given. */
export function isReader(name: string): boolean {
  return allLanguages.some((lang) => described[lang].you === name);
}
