/** How a language is named and written. Its words stand in files named after it (docs/translating.md). */
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
  /** The words of an older book: whose files they stand in, and which words are said instead of those there. */
  readonly older?: { readonly in: string; readonly instead: Readonly<Record<string, string>> };
  /** Not offered to anybody before all its words are there. */
  readonly unfinished?: true;
}

const FRENCH = {
  name: 'Français',
  you: 'Vous',
  // French sets a space before these signs and inside « ».
  unbroken: / (?=[:;!?»])|(?<=«) /g,
  elided: { word: /\b([dl]|qu)[ea] (?=\{(\w+)\})/gi, before: /^([aeiouàâäéèêëîïôöùûü]|y(?![aeiou]))/i },
  foreign: /[^\s\d][;!?»]|\w:(?![\w/])|«\S|[“”„]/,
};

/** Every language. The first is the source: texts are written in it first, and the others are translated from it. */
const DESCRIBED = {
  en: { name: 'English', you: 'You', foreign: /\s[:;!?]|[«»„]/, locale: 'en-GB' },
  fr: FRENCH,
  // German quotes end as English ones begin.
  de: { name: 'Deutsch', you: 'Du', unbroken: / (?=%)/g, foreign: /\s[:;!?]|[«»”]|(?<!„[^“]*)“/ },
  'fr-2014': {
    ...FRENCH,
    older: {
      in: 'fr',
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
  },
} as const satisfies Readonly<Record<string, Described>>;

export type Language = keyof typeof DESCRIBED;

const described: Readonly<Record<Language, Described>> = DESCRIBED;

/** Also those that are not finished, but no older words of one. */
export const allLanguages = (Object.keys(DESCRIBED) as Language[]).filter((lang) => !described[lang].older);

/** The languages to choose from. */
export const languages: readonly Language[] = allLanguages.filter((lang) => !described[lang].unfinished);

/** The language all others are translated from. Programs speak it where nobody can choose. */
export const [sourceLanguage] = allLanguages;

export function describedLanguage(lang: Language): Described {
  return described[lang];
}

/** What `Intl` is to be asked for. */
export function localeOf(lang: Language): string {
  return described[lang].locale ?? lang;
}

/** The first language of ours among those somebody reads: `fr-CA`, `de_CH.UTF-8`. */
export function languageFor(wanted: readonly string[]): Language {
  const ours = wanted.map((one) => languages.find((lang) => one.toLowerCase().split(/[-_.]/)[0] === lang));
  return ours.find((lang) => lang !== undefined) ?? sourceLanguage;
}

/** The language whose files its words stand in. */
export function filesOf(lang: Language): Language {
  return (described[lang].older?.in ?? lang) as Language;
}

/** The language with the words of an older book, where it has them. */
export function inBook(lang: Language, book: number | undefined): Language {
  return Object.hasOwn(described, `${lang}-${book}`) ? (`${lang}-${book}` as Language) : lang;
}

/** The older book whose words these are. */
export function bookIn(lang: Language): number | undefined {
  return described[lang].older === undefined ? undefined : Number(lang.split('-').at(-1));
}

/** Whether a name means whoever reads, in whatever language it was given. */
export function isReader(name: string): boolean {
  return allLanguages.some((lang) => described[lang].you === name);
}
