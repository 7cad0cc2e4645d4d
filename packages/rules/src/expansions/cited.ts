import type { Citations } from '../expansion.ts';
import type { Awarded } from '../game/events.ts';

/** The rules behind questions and awards. */
export interface Cited {
  /** The rules behind `question.place`, `cause.city`, `because.pennants`…, the one that matters most first. */
  rulesOf(key: string): readonly string[];
  /** The rules that gave an award: of its cause, of what changed the sum, and of the majority if several competed. */
  rulesOfAward(award: Awarded): readonly string[];
}

/** `counted` are the reasons that only tell how often something is paid. */
export function citedIn(citations: Citations, counted: readonly string[]): Cited {
  const rulesOf = (key: string) => (Object.hasOwn(citations, key) ? citations[key] : []);
  return {
    rulesOf,
    rulesOfAward({ cause, because, on, held = [] }) {
      const reasons = Object.keys(because).filter((reason) => !counted.includes(reason));
      const isContested = on !== undefined && held.filter((strength) => strength > 0).length > 1;
      const keys = [`cause.${cause}`, ...reasons.map((reason) => `because.${reason}`)];
      return [...new Set([...keys, ...(isContested ? ['held'] : [])].flatMap(rulesOf))];
    },
  };
}
