/** How a language is named and written. Its words stand in files named after it (docs/translating.md). */
interface Described {
  /** As its own speakers call it. */
  readonly name: string;
  /** Spaces at which no line may break. */
  readonly unbroken?: RegExp;
  /** What its texts must not have: spaces and quotes of other languages. */
  readonly foreign: RegExp;
  /** Whose lists it writes, if that is not clear from its name: with `A, B and C` there is no comma before `and`. */
  readonly lists?: string;
  /** Not offered to anybody before all its words are there. */
  readonly unfinished?: true;
}

/** Every language. The first is the source: texts are written in it first, and the others are translated from it. */
const DESCRIBED = {
  en: { name: 'English', foreign: /\s[:;!?]|[«»„]/, lists: 'en-GB' },
  fr: {
    name: 'Français',
    // French sets a space before these signs and inside « ».
    unbroken: / (?=[:;!?»])|(?<=«) /g,
    foreign: /[^\s\d][;!?»]|\w:(?![\w/])|«\S|[“”„]/,
  },
  // German quotes end as English ones begin.
  de: { name: 'Deutsch', unbroken: / (?=%)/g, foreign: /\s[:;!?]|[«»”]|(?<!„[^“]*)“/ },
} as const satisfies Readonly<Record<string, Described>>;

export type Language = keyof typeof DESCRIBED;

/** Also those that are not finished. */
export const allLanguages = Object.keys(DESCRIBED) as readonly Language[];
const described: Readonly<Record<Language, Described>> = DESCRIBED;

/** The languages to choose from. */
export const languages: readonly Language[] = allLanguages.filter((lang) => !described[lang].unfinished);

/** The language all others are translated from. Programs speak it where nobody can choose. */
export const [sourceLanguage] = allLanguages;

export function describedLanguage(lang: Language): Described {
  return described[lang];
}

/** The first language of ours among those somebody reads: `fr-CA`, `de_CH.UTF-8`. */
export function languageFor(wanted: readonly string[]): Language {
  const ours = wanted.map((one) => languages.find((lang) => one.toLowerCase().split(/[-_.]/)[0] === lang));
  return ours.find((lang) => lang !== undefined) ?? sourceLanguage;
}
