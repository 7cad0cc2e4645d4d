import type { Reasons } from '../expansion.ts';
import type { Awarded, GameEvent } from '../game/events.ts';
import type { Failure } from '../game/result.ts';
import type { ScorersThere, Target } from '../hooks.ts';
import type { TextParams } from '../texts/say-text.ts';
import type { Words } from './texts.ts';

/** What happened, as a sentence; awards with how they were counted and who competed. `names` are the players', by seat. */
export function explain(words: Words, event: GameEvent, names: readonly string[], reasons: Reasons): string {
  if (event.event === 'awarded') return explainAward(words, event, names, reasons).sentence;
  const what = event.event === 'happened' ? event.what : event.event;
  return words.sayNamed(keyFor(words, `event.${what}`, caseOf(event)), paramsOf(words, event, names));
}

/** An award in words, in parts for a table and as a whole. */
export interface AwardInWords {
  readonly who: string;
  readonly points: string;
  readonly cause: string;
  /** How it was counted, item by item: `3 tiles`, `1 pennant`, `2 points each`. */
  readonly counted: readonly string[];
  /** Who competed; only if there were several. */
  readonly rivals: string | undefined;
  readonly sentence: string;
}

export function explainAward(
  words: Words,
  award: Awarded,
  names: readonly string[],
  reasons: Reasons,
): AwardInWords {
  const { points, cause } = award;
  const { things, terms } = reckoning(words, award, reasons);
  const how = join(words, [words.list(things), ...terms]);
  const params = { ...award.because, ...paramsOf(words, award, names), n: points, how };
  const sentence = words.sayNamed(`award.${cause}`, { ...params, ...seatsIn(words, award, names, reasons) });
  const rivals = explainRivals(words, award, names);
  return {
    who: nameOf(words, award.seat, names),
    points: words.say('points', { n: points }),
    cause: words.sayNamed(`cause.${cause}`),
    counted: [...things, ...terms],
    rivals,
    sentence: rivals === undefined ? sentence : `${sentence} ${rivals}`,
  };
}

/** One of the answers to a question, in words. Some languages begin with the figure, whose own words begin small. */
export function explainChoice(words: Words, target: Target, names: readonly string[]): string {
  const key = keyFor(words, `action.${target.label}`, caseOf(target));
  const said = words.sayNamed(key, paramsOf(words, target, names));
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** What is wrong, what to do about it, and where. */
export function explainFailure(words: Words, { error, at }: Failure): string {
  const what = words.sayNamed(`error.${error}`);
  return at === '' ? what : words.say('error.at', { what, at });
}

/** A set-up's option value in words; for seats, the player's name. */
export function explainOption(words: Words, name: string, value: unknown, names: readonly string[]): string {
  if (name === 'firstPlayer' && typeof value === 'number')
    return words.say('option.firstPlayer.seat', { who: nameOf(words, value, names) });
  return words.sayNamed(`option.${name}.${value}`);
}

/** Fields of events and targets that words depend on. */
interface EventDetails {
  readonly event?: string;
  readonly label?: string;
  readonly part?: number;
  readonly seat?: number;
  readonly figure?: string;
  readonly scorer?: string;
  readonly token?: string;
  readonly count?: number;
  readonly on?: string;
  readonly spot?: string | number;
  readonly beside?: readonly ScorersThere[];
  readonly x?: number;
  readonly y?: number;
  /** Where it is, for whoever has better words for it than ours. */
  readonly at?: string;
}

/** What the sentence is chosen by: the kind of feature, or whether something comes or goes. */
function caseOf({ event, part, count, on }: EventDetails): string | undefined {
  if (on !== undefined) return on.split(':')[0];
  if (event === 'turn' && part === 2) return 'second';
  if (event === 'laid' && count !== undefined && count < 0) return 'taken';
  return undefined;
}

/** The key for this case, or the plain one. */
function keyFor(words: Words, key: string, which: string | undefined): string {
  return which !== undefined && words.hasText(`${key}.${which}`) ? `${key}.${which}` : key;
}

/** The fields a sentence may name: numbers and ids as they are, the rest in words. */
function paramsOf(words: Words, details: EventDetails, names: readonly string[]): TextParams {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(details) as [string, unknown][]) {
    if (typeof value === 'number' || typeof value === 'string') params[name] = value;
  }
  const { seat, figure, scorer, token, count = 0, on, spot, beside, x, y } = details;
  if (seat !== undefined) params.who = nameOf(words, seat, names);
  if (figure !== undefined) params.figure = words.sayNamed(`figure.${figure}.a`);
  if (scorer !== undefined) params.scorer = words.sayNamed(`scorer.${scorer}`);
  if (token !== undefined) params.tokens = words.sayNamed(`token.${token}`, { n: Math.abs(count) });
  if (on !== undefined) params.sides = explainSides(words, on);
  if (x !== undefined && y !== undefined) params.at ??= explainPlace(words, x, y);
  if (typeof spot === 'string') params.spot = words.sayNamed(`spot.${spot}`);
  if (beside !== undefined) params.beside = scorersOf(words, beside, names);
  return params;
}

export function nameOf(words: Words, seat: number, names: readonly string[]): string {
  return names[seat] ?? words.say('player', { n: seat + 1 });
}

/** Whose scorers: `Aude’s marker, Simon’s marker and Blanche’s scorers`. */
function scorersOf(words: Words, beside: readonly ScorersThere[], names: readonly string[]): string {
  const each = beside.map(({ seat, scorer }) => {
    const who = nameOf(words, seat, names);
    return scorer === undefined
      ? words.say('scorers.of', { who })
      : words.sayNamed(`scorer.${scorer}.of`, { who });
  });
  return words.list(each);
}

/** Where a square lies, seen from the start: `at 3 west, 2 north of the start`. */
function explainPlace(words: Words, x: number, y: number): string {
  if (x === 0 && y === 0) return words.say('at.start');
  const across = x === 0 ? '' : words.say(x < 0 ? 'at.W' : 'at.E', { n: Math.abs(x) });
  const along = y === 0 ? '' : words.say(y < 0 ? 'at.N' : 'at.S', { n: Math.abs(y) });
  return words.say('at', { where: join(words, [across, along]) });
}

/** Where on its tile a segment lies, `city:N,W`: its edges, or its corners where it has half of an edge at most. */
function explainSides(words: Words, on: string): string {
  const sides = on.split(':')[1]?.split(',') ?? [];
  const whole = sides.filter((side) => side.length === 1 || isWhole(side, sides)).map((side) => side[0]);
  const each = (whole.length > 0 ? whole : sides).map((side) => words.sayNamed(`side.${side}`));
  return join(words, [...new Set(each)]);
}

/** Whether both halves of an edge are there. */
function isWhole([edge]: string, sides: readonly string[]): boolean {
  return sides.includes(`${edge}L`) && sides.includes(`${edge}R`);
}

function seatsIn(words: Words, { because }: Awarded, names: readonly string[], reasons: Reasons): TextParams {
  const seats = reasons.seats.filter((reason) => because[reason] !== undefined);
  return Object.fromEntries(seats.map((reason) => [reason, nameOf(words, because[reason], names)]));
}

function reckoning(
  words: Words,
  { because, each }: Awarded,
  { counted, seats }: Reasons,
): { things: string[]; terms: string[] } {
  const inWords = (reason: string) => words.sayNamed(`because.${reason}`, { n: because[reason] });
  // `for-knights` says what `knights` brought; a point for each goes without saying.
  const isSaid = (reason: string) =>
    reason.startsWith('for-') && because[reason] === because[reason.slice('for-'.length)];
  const others = Object.keys(because).filter(
    (reason) => !counted.includes(reason) && !seats.includes(reason) && !isSaid(reason),
  );
  const things = counted.filter((reason) => because[reason] !== undefined);
  const only = things.length === 1 ? things[0] : undefined;
  const rate = each === undefined ? [] : [words.sayNamed(keyFor(words, 'because.each', only), { n: each })];
  return {
    things: things.map(inWords),
    terms: [...rate, ...others.map(inWords)],
  };
}

/** Everyone's strength, the strongest first, if more than one competed. */
function explainRivals(
  words: Words,
  { seat, held = [] }: Awarded,
  names: readonly string[],
): string | undefined {
  const present = held.flatMap((n, who) => (n > 0 ? [{ n, who }] : [])).sort((one, other) => other.n - one.n);
  if (present.length < 2) return undefined;
  const strengths = present.map(({ n, who }) => words.say('held.one', { who: nameOf(words, who, names), n }));
  const most = present[0].n;
  const isTied = present[1].n === most;
  const key = held[seat] < most ? 'held.fewer' : isTied ? 'held.tied' : 'held.most';
  return words.say(key, { list: join(words, strengths) });
}

/** Side by side, without a last word before the last of them. */
function join(words: Words, items: readonly string[]): string {
  const filled = items.filter((item) => item !== '');
  return filled.length === 0 ? '' : filled.reduce((some, last) => words.say('list.comma', { some, last }));
}
