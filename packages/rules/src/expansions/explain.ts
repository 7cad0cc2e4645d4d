import type { Awarded, GameEvent } from '../game/events.ts';
import type { Failure } from '../game/result.ts';
import type { ScorersThere, Target } from '../hooks.ts';
import { hasText, type Language, say, sayNamed, type TextKey, type TextParams } from './texts.ts';

/** What happened, as a sentence; awards with how they were counted and who competed. `names` are the players', by seat. */
export function explain(lang: Language, event: GameEvent, names: readonly string[]): string {
  if (event.event === 'awarded') return explainAward(lang, event, names).sentence;
  const what = event.event === 'happened' ? event.what : event.event;
  return sayNamed(lang, keyFor(`event.${what}`, caseOf(event)), paramsOf(lang, event, names));
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

export function explainAward(lang: Language, award: Awarded, names: readonly string[]): AwardInWords {
  const { points, cause } = award;
  const { things, terms } = reckoning(lang, award);
  const how = join(lang, 'list.comma', [join(lang, 'list.and', things), ...terms]);
  const params = { ...award.because, ...paramsOf(lang, award, names), n: points, how };
  const told = sayNamed(lang, `award.${cause}`, { ...params, ...seatsIn(lang, award, names) });
  const rivals = explainRivals(lang, award, names);
  return {
    who: nameOf(lang, award.seat, names),
    points: say(lang, 'points', { n: points }),
    cause: sayNamed(lang, `cause.${cause}`),
    counted: [...things, ...terms],
    rivals,
    sentence: rivals === undefined ? told : `${told} ${rivals}`,
  };
}

/** One of the answers to a question, in words. */
export function explainChoice(lang: Language, target: Target, names: readonly string[]): string {
  return sayNamed(lang, keyFor(`action.${target.label}`, caseOf(target)), paramsOf(lang, target, names));
}

/** What is wrong, what to do about it, and where. */
export function explainFailure(lang: Language, { error, at }: Failure): string {
  const what = sayNamed(lang, `error.${error}`);
  return at === '' ? what : say(lang, 'error.at', { what, at });
}

/** A set-up's option value in words; for seats, the player's name. */
export function explainOption(
  lang: Language,
  name: string,
  value: unknown,
  names: readonly string[],
): string {
  if (name === 'firstPlayer' && typeof value === 'number')
    return say(lang, 'option.firstPlayer.seat', { who: nameOf(lang, value, names) });
  return sayNamed(lang, `option.${name}.${value}`);
}

/** Fields of events and targets that words depend on. */
interface Told {
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
}

/** What the sentence is chosen by: the kind of feature, or whether something comes or goes. */
function caseOf({ event, part, count, on }: Told): string | undefined {
  if (on !== undefined) return on.split(':')[0];
  if (event === 'turn' && part === 2) return 'second';
  if (event === 'laid' && count !== undefined && count < 0) return 'taken';
  return undefined;
}

/** The key for this case, or the plain one. */
function keyFor(key: string, which: string | undefined): string {
  return which !== undefined && hasText(`${key}.${which}`) ? `${key}.${which}` : key;
}

/** The fields a sentence may name: numbers and ids as they are, the rest in words. */
function paramsOf(lang: Language, told: Told, names: readonly string[]): TextParams {
  const params: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(told) as [string, unknown][]) {
    if (typeof value === 'number' || typeof value === 'string') params[name] = value;
  }
  const { seat, figure, scorer, token, count = 0, on, spot, beside } = told;
  if (seat !== undefined) params.who = nameOf(lang, seat, names);
  if (figure !== undefined) params.figure = sayNamed(lang, `figure.${figure}.a`);
  if (scorer !== undefined) params.scorer = sayNamed(lang, `scorer.${scorer}`);
  if (token !== undefined) params.tokens = sayNamed(lang, `token.${token}`, { n: Math.abs(count) });
  if (on !== undefined) params.sides = explainSides(lang, on);
  if (typeof spot === 'string') params.spot = sayNamed(lang, `spot.${spot}`);
  if (beside !== undefined) params.beside = scorersOf(lang, beside, names);
  return params;
}

export function nameOf(lang: Language, seat: number, names: readonly string[]): string {
  return names[seat] ?? say(lang, 'player', { n: seat + 1 });
}

/** Whose scorers: `Aude’s marker, Simon’s messenger and Blanche’s scorers`. */
function scorersOf(lang: Language, beside: readonly ScorersThere[], names: readonly string[]): string {
  const words = beside.map(({ seat, scorer }) => {
    const who = nameOf(lang, seat, names);
    return scorer === undefined
      ? say(lang, 'scorers.of', { who })
      : sayNamed(lang, `scorer.${scorer}.of`, { who });
  });
  return join(lang, 'list.and', [join(lang, 'list.comma', words.slice(0, -1)), ...words.slice(-1)]);
}

/** Where on its tile a segment lies, `city:N,W`; both halves of an edge are the edge. */
function explainSides(lang: Language, on: string): string {
  const sides = on.split(':')[1]?.split(',') ?? [];
  const whole = sides.map((side) =>
    side.length === 2 && sides.includes(`${side[0]}L`) && sides.includes(`${side[0]}R`) ? side[0] : side,
  );
  const words = [...new Set(whole)].map((side) => sayNamed(lang, `side.${side}`));
  return join(lang, 'list.comma', words);
}

/** What `each` is paid for; said before it. */
export const COUNTED: readonly string[] = ['tiles', 'pennants', 'cities', 'gold', 'crowns'];
/** Reasons whose number is a seat; said by name in the sentence of their cause. */
const SEATS: readonly string[] = ['victim'];

function seatsIn(lang: Language, { because }: Awarded, names: readonly string[]): TextParams {
  const seats = SEATS.filter((reason) => because[reason] !== undefined);
  return Object.fromEntries(seats.map((reason) => [reason, nameOf(lang, because[reason], names)]));
}

function reckoning(lang: Language, { because, each }: Awarded): { things: string[]; terms: string[] } {
  const inWords = (reason: string) => sayNamed(lang, `because.${reason}`, { n: because[reason] });
  const others = Object.keys(because).filter(
    (reason) => !COUNTED.includes(reason) && !SEATS.includes(reason),
  );
  const rate = each === undefined ? [] : [say(lang, 'because.each', { n: each })];
  return {
    things: COUNTED.filter((reason) => because[reason] !== undefined).map(inWords),
    terms: [...rate, ...others.map(inWords)],
  };
}

/** Everyone's strength, the strongest first, if more than one competed. */
function explainRivals(
  lang: Language,
  { seat, held = [] }: Awarded,
  names: readonly string[],
): string | undefined {
  const present = held.flatMap((n, who) => (n > 0 ? [{ n, who }] : [])).sort((one, other) => other.n - one.n);
  if (present.length < 2) return undefined;
  const strengths = present.map(({ n, who }) => say(lang, 'held.one', { who: nameOf(lang, who, names), n }));
  const most = present[0].n;
  const isTied = present[1].n === most;
  const key = held[seat] < most ? 'held.fewer' : isTied ? 'held.tied' : 'held.most';
  return say(lang, key, { list: join(lang, 'list.comma', strengths) });
}

/** A list as the language writes it. */
export function join(lang: Language, key: TextKey, items: readonly string[]): string {
  const filled = items.filter((item) => item !== '');
  return filled.length === 0 ? '' : filled.reduce((some, last) => say(lang, key, { some, last }));
}
