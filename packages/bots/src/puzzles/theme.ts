import { valuers } from '../expansions/index.ts';

/** What a puzzle is about, as far as its solution tells: themes of the base game, then those of the expansions. */
const GENERAL = [
  'close-city',
  'close-road',
  'close-monastery',
  'invade-field',
  'invade-city',
  'invade-road',
  'take-field',
  'take-monastery',
  'take-city',
  'take-road',
  'grow-city',
  'grow-road',
  'free-followers',
  'block',
  'second-part',
] as const;

type ThemesOf<Entry> = Entry extends { readonly themes?: readonly (infer Name)[] } ? Name : never;
export type Theme = (typeof GENERAL)[number] | ThemesOf<(typeof valuers)[number]>;

export const THEMES: readonly Theme[] = [
  ...GENERAL,
  ...valuers.flatMap(({ themes = [] }): readonly Theme[] => themes),
];
