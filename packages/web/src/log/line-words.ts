import { explain, explainAward, type Language, say, sayNamed } from '@bastide/rules';
import { hasText } from '@bastide/rules/internal';
import type { Luck } from '../expansions/table-extras.ts';
import { sayOfExpansion } from '../expansions/texts.ts';
import type { PageKey } from '../texts/en.ts';
import { nameOf, type Params, pageTexts, speak } from '../texts/speak.ts';
import type { Line } from './chronicle.ts';

/**
 * A line in words, without who: the name stands before it. Never a place by its numbers, for the board shows none; the line
 * leads there.
 */
export function lineWords(lang: Language, line: Line, names: readonly string[]): string {
  switch (line.kind) {
    case 'award':
      return causeWords(lang, line.award, names);
    case 'deployed':
      return onKind(lang, 'log.deployed', line.event);
    case 'home':
      return onKind(lang, 'log.home', line.event);
    case 'neutral':
      return onKind(lang, 'log.neutral', line.event);
    case 'discarded':
      return speak(lang, 'log.discarded');
    case 'token':
      return speak(lang, 'log.token', { tokens: tokenWords(lang, line.token, line.count) });
    case 'laid':
      return speak(lang, line.count > 0 ? 'log.laid' : 'log.taken', {
        tokens: tokenWords(lang, line.token, Math.abs(line.count)),
      });
    case 'luck':
      return luckWords(lang, line.luck);
    case 'happened': {
      const { event } = line;
      return happened(lang, event) ?? explain(lang, event, names);
    }
  }
}

type HappenedEvent = Extract<Line, { kind: 'happened' }>['event'];

/** The expansion's words for this kind of land, or its plain ones; none if the engine's words serve. */
function happened(lang: Language, event: HappenedEvent): string | undefined {
  if (event.event !== 'happened') return undefined;
  const plain = `log.event.${event.what}`;
  const params: Params = event.n === undefined ? {} : { n: event.n };
  return (
    sayOfExpansion(lang, `${plain}.${event.on?.split(':')[0]}`, params) ?? sayOfExpansion(lang, plain, params)
  );
}

function luckWords(lang: Language, { what, n }: Luck): string {
  return sayOfExpansion(lang, `log.luck.${what}`, n === undefined ? {} : { n }) ?? '';
}

/** Who has to be named before a line of somebody's turn: whoever it is about, unless it is their turn or the words name them. */
export function whoIsToBeNamed(lang: Language, line: Line, turn: number | undefined): number | undefined {
  const isSaid = line.kind === 'happened' && happened(lang, line.event) === undefined;
  const seat = seatOf(line);
  return isSaid || seat === turn ? undefined : seat;
}

/** Whom a line is about. */
function seatOf(line: Line): number | undefined {
  switch (line.kind) {
    case 'award':
      return line.award.seat;
    case 'token':
    case 'discarded':
    case 'luck':
      return line.seat;
    case 'deployed':
    case 'home':
    case 'happened':
      return line.event.seat;
    default:
      return undefined;
  }
}

/** What points were for; a robbery says whom. */
function causeWords(
  lang: Language,
  award: Extract<Line, { kind: 'award' }>['award'],
  names: readonly string[],
): string {
  const { victim } = award.because;
  const { cause } = explainAward(lang, award, names);
  if (victim === undefined) return cause;
  return speak(lang, 'log.robbed', { cause, victim: names[victim] });
}

interface OnKind {
  readonly figure: string;
  readonly on?: string;
}

/** The sentence for this kind of feature, or the plain one. */
function onKind(
  lang: Language,
  key: 'log.deployed' | 'log.home' | 'log.neutral',
  { figure, on }: OnKind,
): string {
  const params: Params = { figure: sayNamed(lang, `figure.${figure}.a`) };
  const special = `${key}.${on?.split(':')[0]}`;
  return speak(lang, isPageKey(lang, special) ? special : key, params);
}

function tokenWords(lang: Language, token: string, n: number): string {
  const key = `token.${token}`;
  return hasText(key) ? say(lang, key, { n }) : nameOf(lang, 'token', token);
}

function isPageKey(lang: Language, key: string): key is PageKey {
  return Object.hasOwn(pageTexts.in(lang), key);
}
