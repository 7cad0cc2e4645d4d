import { filesOf, type Language } from './languages.ts';

/** Something every language has its own of. It is fetched for one language at a time, and there at once from then on. */
export interface ByLanguage<Value> {
  /** Fetches it; what failed is tried again the next time. */
  load(lang: Language): Promise<Value>;
  isLoaded(lang: Language): boolean;
  /** What was fetched before. */
  in(lang: Language): Value;
}

/** The same of files, each fetched by a function that names it. */
export function inFiles<Value>(files: Partial<Record<Language, () => Promise<Value>>>): ByLanguage<Value> {
  return byLanguage(async (lang) => {
    const fetch = files[lang];
    if (fetch === undefined) throw new Error(`there are no words of “${lang}”`);
    return fetch();
  });
}

export function byLanguage<Value>(fetch: (lang: Language) => Promise<Value>): ByLanguage<Value> {
  // A cache of files: it is filled again by loading them.
  const loaded = new Map<Language, Value>();
  const loading = new Map<Language, Promise<Value>>();
  return {
    load(wanted) {
      const lang = filesOf(wanted);
      const begun = loading.get(lang);
      if (begun !== undefined) return begun;
      const fetched = fetch(lang).then((value) => {
        loaded.set(lang, value);
        return value;
      });
      loading.set(lang, fetched);
      fetched.catch(() => loading.delete(lang));
      return fetched;
    },
    isLoaded: (lang) => loaded.has(filesOf(lang)),
    in(lang) {
      const value = loaded.get(filesOf(lang));
      if (value === undefined) throw new Error(`the words of “${lang}” are not loaded yet`);
      return value;
    },
  };
}
