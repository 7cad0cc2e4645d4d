import type { Awarded } from '@bastide/rules';
import type { LogEntry } from '../session/types.ts';

/** Where points came from: causes of one kind together, with the key of their name. */
export interface Source {
  readonly family: string;
  /** Points of each seat. */
  readonly points: readonly number[];
}

/** Causes that are one source to a player. All others are a source of their own. */
const FAMILIES: readonly { readonly cause: RegExp; readonly family: string }[] = [
  { cause: /^(road|city|monastery|garden)/, family: 'cause.$1' },
  { cause: /^(?:field|farmers-of-city)/, family: 'cause.field' },
  { cause: /^(?:wheel-|crown)/, family: 'set.wheel-of-fortune' },
  { cause: /^message/, family: 'set.messengers' },
  { cause: /^robber/, family: 'set.robbers' },
];

export function familyOf(cause: string): string {
  const found = FAMILIES.find((one) => one.cause.test(cause));
  if (found === undefined) return `cause.${cause}`;
  return found.family.replace('$1', found.cause.exec(cause)?.[1] ?? '');
}

export function awardsIn(log: readonly LogEntry[]): Awarded[] {
  return log.flatMap(({ events }) => events.filter((event) => event.event === 'awarded'));
}

/** Points by source, the largest source first. */
export function sourcesOf(log: readonly LogEntry[], players: number): Source[] {
  const sums = new Map<string, number[]>();
  for (const { cause, seat, points } of awardsIn(log)) {
    const family = familyOf(cause);
    const sum = sums.get(family) ?? new Array<number>(players).fill(0);
    sum[seat] += points;
    sums.set(family, sum);
  }
  const total = (points: readonly number[]) => points.reduce((sum, n) => sum + n, 0);
  return [...sums]
    .map(([family, points]) => ({ family, points }))
    .filter(({ points }) => points.some((n) => n !== 0))
    .sort((one, other) => total(other.points) - total(one.points));
}
