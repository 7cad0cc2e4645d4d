import { sourceFamilies } from '../../expansions/tables.ts';
import type { LogEntry } from '../../session/types.ts';

/** Where points came from: causes of one kind together, with the key of their name. */
export interface Source {
  readonly family: string;
  /** Points of each seat while the game was played, and in the final count. */
  readonly played: readonly number[];
  readonly final: readonly number[];
}

/** Causes that are one source to a player. All others are a source of their own. */
const FAMILIES: readonly { readonly cause: RegExp; readonly family: string }[] = [
  { cause: /^(road|city|monastery|garden)/, family: 'cause.$1' },
  { cause: /^(?:field|farmers-of-city)/, family: 'cause.field' },
  ...sourceFamilies,
];

export function familyOf(cause: string): string {
  const found = FAMILIES.find((one) => one.cause.test(cause));
  if (found === undefined) return `cause.${cause}`;
  return found.family.replace('$1', found.cause.exec(cause)?.[1] ?? '');
}

/** Points by source, the largest source first. */
export function sourcesOf(log: readonly LogEntry[], players: number): Source[] {
  const none = () => new Array<number>(players).fill(0);
  const sums = new Map<string, { played: number[]; final: number[] }>();
  let isFinal = false;
  for (const { events } of log) {
    for (const event of events) {
      if (event.event === 'final') isFinal = true;
      if (event.event !== 'awarded') continue;
      const family = familyOf(event.cause);
      const sum = sums.get(family) ?? { played: none(), final: none() };
      sum[isFinal ? 'final' : 'played'][event.seat] += event.points;
      sums.set(family, sum);
    }
  }
  return [...sums]
    .map(([family, sum]) => ({ family, ...sum }))
    .filter(({ played, final }) => [...played, ...final].some((n) => n !== 0))
    .sort((one, other) => wholeOf(other) - wholeOf(one));
}

/** What a seat had from a source in all. */
export function pointsOf({ played, final }: Source, seat: number): number {
  return played[seat] + final[seat];
}

const wholeOf = ({ played, final }: Source): number => [...played, ...final].reduce((sum, n) => sum + n, 0);
