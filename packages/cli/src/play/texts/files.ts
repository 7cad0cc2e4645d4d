// Written by `npm run catalogue` from the files beside this one. Do not edit.
export const files = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
};
