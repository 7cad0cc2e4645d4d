/** A language, or the words it had in an older book. Its words stand in files named after it (docs/translating.md). */
interface Listed {
  /** The language whose files the words of an older book stand in. */
  readonly in?: string;
  /** Not offered to anybody before all its words are there. */
  readonly unfinished?: true;
}

/** Every language. The first is the source: texts are written in it first, and the others are translated from it. */
const LISTED = { en: {}, fr: {}, de: {}, 'fr-2014': { in: 'fr' } } as const satisfies Readonly<
  Record<string, Listed>
>;

export type Language = keyof typeof LISTED;

const listed: Readonly<Record<Language, Listed>> = LISTED;

/** Also those that are not finished, but no older words of one. */
export const allLanguages = (Object.keys(LISTED) as Language[]).filter((lang) => !listed[lang].in);

/** The languages to choose from. */
export const languages: readonly Language[] = allLanguages.filter((lang) => !listed[lang].unfinished);

/** The language all others are translated from. Programs speak it where nobody can choose. */
export const [sourceLanguage] = allLanguages;

/** The first language of ours among those somebody reads: `fr-CA`, `de_CH.UTF-8`. */
export function languageFor(wanted: readonly string[]): Language {
  const ours = wanted.map((one) => languages.find((lang) => one.toLowerCase().split(/[-_.]/)[0] === lang));
  return ours.find((lang) => lang !== undefined) ?? sourceLanguage;
}

/** The language whose files its words stand in. */
export function filesOf(lang: Language): Language {
  return (listed[lang].in ?? lang) as Language;
}

/** The language with the words of an older book, where it has them. */
export function inBook(lang: Language, book: number | undefined): Language {
  return Object.hasOwn(listed, `${lang}-${book}`) ? (`${lang}-${book}` as Language) : lang;
}

/** The older book whose words these are. */
export function bookIn(lang: Language): number | undefined {
  return listed[lang].in === undefined ? undefined : Number(lang.split('-').at(-1));
}
