import { ANALYSTS, type Analyst, type Verdict } from '@bastide/bots/analysis';
import type { Move } from '@bastide/rules';
import { fingerprint, keepSome, readKeptList } from '../app/storage/browser-storage.ts';

/** An analysis that is over, kept with its game. */
export interface KeptAnalysis {
  /** Names the game. */
  readonly game: string;
  readonly level: Analyst;
  readonly verdicts: readonly Verdict[];
}

const KEY = 'bastide.analyses';
const ROOM = 4;
/** Digits after the point that are kept: more than anybody sees. */
const DIGITS = 4;

/** The same game has the same name. */
export function gameKey(setup: unknown, moves: readonly Move[]): string {
  return fingerprint(JSON.stringify([setup, moves]));
}

/** Keeps an analysis in the browser in place of an earlier one of the same game; the oldest go. */
export function keepAnalysis(analysis: KeptAnalysis): void {
  const others = keptAnalyses().filter(({ game }) => game !== analysis.game);
  const small: unknown = JSON.parse(JSON.stringify(analysis, rounded));
  keepSome(KEY, [small, ...others].slice(0, ROOM));
}

export function keptAnalysis(game: string): KeptAnalysis | undefined {
  return keptAnalyses().find((one) => one.game === game);
}

function keptAnalyses(): KeptAnalysis[] {
  return readKeptList(KEY, isKept);
}

function isKept(value: unknown): value is KeptAnalysis {
  if (typeof value !== 'object' || value === null) return false;
  const { game, level, verdicts } = value as Partial<KeptAnalysis>;
  if (typeof game !== 'string' || !ANALYSTS.some((one) => one === level)) return false;
  return Array.isArray(verdicts) && verdicts.every(isVerdict);
}

/** Whether it has all that is drawn of it: one of an earlier version of the page may not. */
function isVerdict(value: unknown): value is Verdict {
  const { decision, played, loss } = (value ?? {}) as Partial<Verdict>;
  const numbers = [decision?.from, decision?.to, decision?.seat, loss?.points?.mean, loss?.chance?.mean];
  const lists = [played?.worths, played?.chances];
  return numbers.every((one) => typeof one === 'number') && lists.every((one) => Array.isArray(one));
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value;
}
