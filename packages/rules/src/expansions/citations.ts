import type { Awarded } from '../game/events.ts';
import { rules as baseRules } from './base/texts/rules.ts';
import { rules as cropCirclesRules } from './crop-circles/texts/rules.ts';
import { COUNTED } from './explain.ts';
import { rules as ferriesRules } from './ferries/texts/rules.ts';
import { rules as flyingMachinesRules } from './flying-machines/texts/rules.ts';
import { rules as goldMinesRules } from './gold-mines/texts/rules.ts';
import { rules as hillsSheepRules } from './hills-sheep/texts/rules.ts';
import { rules as innsCathedralsRules } from './inns-cathedrals/texts/rules.ts';
import { rules as mageWitchRules } from './mage-witch/texts/rules.ts';
import { rules as messengersRules } from './messengers/texts/rules.ts';
import { rules as riverRules } from './river/texts/rules.ts';
import { rules as robbersRules } from './robbers/texts/rules.ts';
import { rules as edition2000Rules } from './rules-2000/texts/rules.ts';
import { rules as tradersBuildersRules } from './traders-builders/texts/rules.ts';
import { rules as wheelOfFortuneRules } from './wheel-of-fortune/texts/rules.ts';

/** The numbers of the rules (docs/rules.md) behind a question, a cause or a reason, by the key of its text. */
export type Citations = Readonly<Record<string, readonly string[]>>;

export const citations: Citations = {
  ...baseRules,
  ...edition2000Rules,
  ...riverRules,
  ...innsCathedralsRules,
  ...tradersBuildersRules,
  ...flyingMachinesRules,
  ...messengersRules,
  ...ferriesRules,
  ...goldMinesRules,
  ...mageWitchRules,
  ...robbersRules,
  ...cropCirclesRules,
  ...hillsSheepRules,
  ...wheelOfFortuneRules,
};

/** The rules behind `question.place`, `cause.city`, `because.inn`…, the one that matters most first. */
export function rulesOf(key: string): readonly string[] {
  return citations[key] ?? [];
}

/** The rules that gave an award: of its cause, of what changed the sum, and of the majority if several competed. */
export function rulesOfAward({ cause, because, on, held = [] }: Awarded): readonly string[] {
  const reasons = Object.keys(because).filter((reason) => !COUNTED.includes(reason));
  const isContested = on !== undefined && held.filter((strength) => strength > 0).length > 1;
  const keys = [`cause.${cause}`, ...reasons.map((reason) => `because.${reason}`)];
  return [...new Set([...keys, ...(isContested ? ['held'] : [])].flatMap(rulesOf))];
}
