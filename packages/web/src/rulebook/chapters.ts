/** The chapters of the rule book, in order. Those of expansions are named like their set. No words here: cheap to load. */
export const CHAPTERS = [
  'short',
  'set-up',
  'turn',
  'placing',
  'followers',
  'roads',
  'cities',
  'monasteries',
  'fields',
  'majority',
  'scoring',
  'end',
  'river',
  'abbot',
  'inns-cathedrals',
  'traders-builders',
  'flying-machines',
  'messengers',
  'ferries',
  'gold-mines',
  'mage-witch',
  'robbers',
  'crop-circles',
  'hills-sheep',
  'wheel-of-fortune',
  'edition-2017',
  'edition-2014',
  'rules-2000',
  'hands',
  'rulings',
] as const;

export type Chapter = (typeof CHAPTERS)[number];

/** Sections of docs/rules.md, by the letters their rules begin with, and the chapter that tells them. */
const BY_SECTION: Readonly<Record<string, Chapter>> = {
  E: 'rules-2000',
  RV: 'river',
  AB: 'abbot',
  IC: 'inns-cathedrals',
  TB: 'traders-builders',
  FM: 'flying-machines',
  ME: 'messengers',
  FE: 'ferries',
  GM: 'gold-mines',
  MW: 'mage-witch',
  RO: 'robbers',
  CC: 'crop-circles',
  HS: 'hills-sheep',
  WF: 'wheel-of-fortune',
  X: 'turn',
};

/** Rules told elsewhere than the rest of their section: the base game has several chapters. */
const BY_RULE: Readonly<Record<string, Chapter>> = {
  G1: 'set-up',
  G2: 'set-up',
  G3: 'short',
  G4: 'placing',
  G5: 'placing',
  G6: 'end',
  G7: 'scoring',
  G8: 'set-up',
  G9: 'set-up',
  G10: 'set-up',
  G11: 'set-up',
  B1: 'followers',
  B2: 'followers',
  B3: 'roads',
  B4: 'cities',
  B5: 'monasteries',
  B6: 'scoring',
  B7: 'majority',
  B8: 'scoring',
  B9: 'scoring',
  B10: 'fields',
  B11: 'end',
  B12: 'fields',
  B13: 'fields',
  E3: 'hands',
};

/** The chapter that tells a rule of docs/rules.md: `chapterOf('TB3')` is `traders-builders`. Undefined for what is no rule's number. */
export function chapterOf(rule: string): Chapter | undefined {
  const section = /^([A-Z]{1,2})\d+$/.exec(rule)?.[1];
  return section === undefined ? undefined : (BY_RULE[rule] ?? BY_SECTION[section]);
}

/** The chapter about a set of the catalogue: both printings of the river have one, the base game begins at the beginning. */
export function chapterOfSet(set: string): Chapter | undefined {
  if (set === 'base') return 'short';
  if (set === 'river-bb5') return 'river';
  return CHAPTERS.find((chapter) => chapter === set);
}
