import { ANALYSTS, type Analyst, type Verdict } from '@bastide/bots/analysis';
import type { Move } from '@bastide/rules';

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
  const text = JSON.stringify([setup, moves]);
  let [one, other] = [3, 5];
  for (let i = 0; i < text.length; i++) {
    one = (Math.imul(one, 31) + text.charCodeAt(i)) | 0;
    other = (Math.imul(other, 37) + text.charCodeAt(i)) | 0;
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}

/** Keeps an analysis in the browser in place of an earlier one of the same game; the oldest go. */
export function keepAnalysis(analysis: KeptAnalysis): void {
  const others = keptAnalyses().filter(({ game }) => game !== analysis.game);
  const all = [analysis, ...others];
  for (let count = Math.min(ROOM, all.length); count > 0; count--) {
    try {
      localStorage.setItem(KEY, JSON.stringify(all.slice(0, count), rounded));
      return;
    } catch {
      // One less may fit.
    }
  }
}

export function keptAnalysis(game: string): KeptAnalysis | undefined {
  return keptAnalyses().find((one) => one.game === game);
}

function keptAnalyses(): KeptAnalysis[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is KeptAnalysis {
  if (typeof value !== 'object' || value === null) return false;
  const { game, level, verdicts } = value as Partial<KeptAnalysis>;
  return typeof game === 'string' && ANALYSTS.some((one) => one === level) && Array.isArray(verdicts);
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toFixed(DIGITS)) : value;
}
