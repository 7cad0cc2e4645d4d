import type { Awarded } from '@bastide/rules';
import type { LogEntry } from '../../session/types.ts';

/** One thing that is counted at the end: a feature, or what has no place on the land; those tied get their points together. */
export interface CountStep {
  /** Index of its first award among those of the end. */
  readonly key: number;
  /** What is counted: `road`, `field`, or the cause itself. */
  readonly kind: string;
  readonly awards: readonly Awarded[];
  /** Everybody's points once it is counted. */
  readonly points: readonly number[];
}

/** The final count as it is played out, kind by kind. */
export interface FinalCount {
  /** Everybody's points before it. */
  readonly before: readonly number[];
  readonly steps: readonly CountStep[];
}

/** What the end of a game brought, told from its log; undefined where it brought nothing. `points` are those everybody ended with. */
export function finalCountOf(log: readonly LogEntry[], points: readonly number[]): FinalCount | undefined {
  const awards = awardsOfEnd(log);
  if (awards.length === 0) return undefined;
  const before = points.map((all, seat) => all - sumOf(awards.filter((award) => award.seat === seat)));
  let now = before;
  const steps = byKind(together(awards)).map((one) => {
    now = now.map((had, seat) => had + sumOf(one.awards.filter((award) => award.seat === seat)));
    return { ...one, points: now };
  });
  return { before, steps };
}

function awardsOfEnd(log: readonly LogEntry[]): Awarded[] {
  const first = log.findIndex(({ events }) => events.some(({ event }) => event === 'final'));
  if (first < 0) return [];
  const events = log.slice(first).flatMap((entry) => entry.events);
  return events.slice(events.findIndex(({ event }) => event === 'final')).filter(isAward);
}

const isAward = (event: LogEntry['events'][number]): event is Awarded => event.event === 'awarded';

const sumOf = (awards: readonly Awarded[]): number => awards.reduce((sum, { points }) => sum + points, 0);

type Counted = Omit<CountStep, 'points'>;

/** Those who share something are told in one breath. */
function together(awards: readonly Awarded[]): Counted[] {
  const steps: { key: number; kind: string; awards: Awarded[] }[] = [];
  for (const [key, award] of awards.entries()) {
    const last = steps.at(-1);
    if (last !== undefined && isShared(last.awards, award)) last.awards.push(award);
    else steps.push({ key, kind: award.cause.split('.')[0], awards: [award] });
  }
  return steps;
}

function isShared(awards: readonly Awarded[], { seat, cause, x, y, on, held = [] }: Awarded): boolean {
  const [first] = awards;
  const isSameSeat = awards.some((one) => one.seat === seat);
  const isSamePlace = first.x === x && first.y === y && first.on === on;
  const isSameCount = String(first.held ?? []) === String(held) && (x !== undefined || held.length > 0);
  return !isSameSeat && first.cause === cause && isSamePlace && isSameCount;
}

/** The rules say in which order; what is of one kind comes together. */
function byKind(steps: readonly Counted[]): Counted[] {
  const kinds = [...new Set(steps.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => steps.filter((step) => step.kind === kind));
}

/** Milliseconds each thing is looked at, however fast bots play; fields are the largest, and of many things of a kind each needs less. */
const LOOK = 1100;
const FIELD = 1600;
const ONE_OF_MANY = 800;
const MANY = 6;
/** A count is never longer than this. */
const LONGEST = 30_000;

/** Milliseconds a step is looked at; -1 is what comes before the first. */
export function restAfterStep({ steps }: FinalCount, step: number): number {
  const kinds = steps.map(({ kind }) => kind);
  const isMany = (kind: string) => kinds.filter((one) => one === kind).length >= MANY;
  const looks = kinds.map((kind) => (isMany(kind) ? ONE_OF_MANY : kind === 'field' ? FIELD : LOOK));
  const all = looks.reduce((sum, one) => sum + one, 0);
  return (looks[step] ?? LOOK) * Math.min(1, LONGEST / all);
}
