import { en as abbotEn } from './abbot/texts/en.ts';
import { fr as abbotFr } from './abbot/texts/fr.ts';
import { en as baseEn } from './base/texts/en.ts';
import { fr as baseFr } from './base/texts/fr.ts';
import { en as cropCirclesEn } from './crop-circles/texts/en.ts';
import { fr as cropCirclesFr } from './crop-circles/texts/fr.ts';
import { en as ferriesEn } from './ferries/texts/en.ts';
import { fr as ferriesFr } from './ferries/texts/fr.ts';
import { en as flyingMachinesEn } from './flying-machines/texts/en.ts';
import { fr as flyingMachinesFr } from './flying-machines/texts/fr.ts';
import { en as goldMinesEn } from './gold-mines/texts/en.ts';
import { fr as goldMinesFr } from './gold-mines/texts/fr.ts';
import { en as hillsSheepEn } from './hills-sheep/texts/en.ts';
import { fr as hillsSheepFr } from './hills-sheep/texts/fr.ts';
import { en as innsCathedralsEn } from './inns-cathedrals/texts/en.ts';
import { fr as innsCathedralsFr } from './inns-cathedrals/texts/fr.ts';
import { en as mageWitchEn } from './mage-witch/texts/en.ts';
import { fr as mageWitchFr } from './mage-witch/texts/fr.ts';
import { en as messengersEn } from './messengers/texts/en.ts';
import { fr as messengersFr } from './messengers/texts/fr.ts';
import { en as riverEn } from './river/texts/en.ts';
import { fr as riverFr } from './river/texts/fr.ts';
import { en as robbersEn } from './robbers/texts/en.ts';
import { fr as robbersFr } from './robbers/texts/fr.ts';
import { en as rules2000En } from './rules-2000/texts/en.ts';
import { fr as rules2000Fr } from './rules-2000/texts/fr.ts';
import { en as tradersBuildersEn } from './traders-builders/texts/en.ts';
import { fr as tradersBuildersFr } from './traders-builders/texts/fr.ts';
import { en as wheelOfFortuneEn } from './wheel-of-fortune/texts/en.ts';
import { fr as wheelOfFortuneFr } from './wheel-of-fortune/texts/fr.ts';

/** Words for players, by key. `{n}` stands for a number or word given with it, `{n|tile|tiles}` for the form n asks for. */
export type Texts = Readonly<Record<string, string>>;

const en = {
  ...baseEn,
  ...rules2000En,
  ...riverEn,
  ...abbotEn,
  ...innsCathedralsEn,
  ...tradersBuildersEn,
  ...flyingMachinesEn,
  ...messengersEn,
  ...ferriesEn,
  ...goldMinesEn,
  ...mageWitchEn,
  ...robbersEn,
  ...cropCirclesEn,
  ...hillsSheepEn,
  ...wheelOfFortuneEn,
};

const fr: Readonly<Record<TextKey, string>> = {
  ...baseFr,
  ...rules2000Fr,
  ...riverFr,
  ...abbotFr,
  ...innsCathedralsFr,
  ...tradersBuildersFr,
  ...flyingMachinesFr,
  ...messengersFr,
  ...ferriesFr,
  ...goldMinesFr,
  ...mageWitchFr,
  ...robbersFr,
  ...cropCirclesFr,
  ...hillsSheepFr,
  ...wheelOfFortuneFr,
};

export type TextKey = keyof typeof en;

/** Every text there is, by its key. */
export const textKeys = Object.keys(en) as readonly TextKey[];

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export type TextParams = Readonly<Record<string, string | number>>;

interface Speech {
  readonly texts: Readonly<Record<TextKey, string>>;
  /** Whether a number takes the singular. */
  isOne(n: number): boolean;
  /** Puts the last hand to a text, before its parameters are filled in. */
  typeset(text: string): string;
}

const NO_BREAK_SPACE = '\u00a0';

const speeches: Readonly<Record<Language, Speech>> = {
  en: { texts: en, isOne: (n) => n === 1, typeset: (text) => text },
  fr: {
    texts: fr,
    isOne: (n) => Math.abs(n) < 2,
    // French sets a space before these signs and inside « », where no line may break.
    typeset: (text) => text.replace(/ (?=[:;!?»])|(?<=«) /g, NO_BREAK_SPACE),
  },
};

/** A text in a language, with its parameters filled in. */
export function say(lang: Language, key: TextKey, params: TextParams = {}): string {
  return sayText(lang, speeches[lang].texts[key], params);
}

/** Any text of a catalogue in a language: parameters filled in, forms chosen, typography of the language. */
export function sayText(lang: Language, text: string, params: TextParams = {}): string {
  const { isOne, typeset } = speeches[lang];
  return typeset(text).replace(PARAMETER, (hole, name: string, one?: string, many?: string) => {
    const value = params[name];
    if (value === undefined) return hole;
    if (one === undefined || many === undefined) return String(value);
    return isOne(Number(value)) ? one : many;
  });
}

const PARAMETER = /\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}/g;

/** Whether there is a text of this key: for keys made from names the engine uses. */
export function hasText(key: string): key is TextKey {
  return Object.hasOwn(en, key);
}

/** Like `say` for a key made from names the engine uses; a name nobody has given words to stands for itself. */
export function sayNamed(lang: Language, key: string, params: TextParams = {}): string {
  return hasText(key) ? say(lang, key, params) : key;
}
