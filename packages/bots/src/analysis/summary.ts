import type { Verdict } from './judge.ts';
import { LAPSES, type Lapse, THRESHOLDS } from './lapse.ts';

/** How well a seat played. */
export interface SeatSummary {
  readonly decisions: number;
  /** What a decision lost on average. */
  readonly points: number;
  readonly chance: number;
  readonly lapses: Readonly<Record<Lapse, number>>;
  /** From 0 to 1: 1 if nothing was lost, 0 if every decision lost as much as a blunder. */
  readonly accuracy: number;
}

export function summarise(verdicts: readonly Verdict[], players: number): SeatSummary[] {
  return Array.from({ length: players }, (_, seat) =>
    summaryOf(verdicts.filter(({ decision }) => decision.seat === seat)),
  );
}

function summaryOf(verdicts: readonly Verdict[]): SeatSummary {
  const mean = (of: (verdict: Verdict) => number) =>
    verdicts.reduce((sum, verdict) => sum + of(verdict), 0) / Math.max(1, verdicts.length);
  const lost = ({ loss }: Verdict) => Math.max(0, loss.points.mean);
  const counts = LAPSES.map((lapse) => [lapse, verdicts.filter((verdict) => verdict.lapse === lapse).length]);
  return {
    decisions: verdicts.length,
    points: mean(lost),
    chance: mean(({ loss }) => Math.max(0, loss.chance.mean)),
    lapses: Object.fromEntries(counts) as Record<Lapse, number>,
    accuracy:
      verdicts.length === 0
        ? 1
        : 1 - mean((verdict) => Math.min(1, lost(verdict) / THRESHOLDS.blunder.points)),
  };
}
