import {
  type Analyst,
  LAPSES,
  lapseName,
  reasonsInWords,
  type SeatSummary,
  type Verdict,
} from '@bastide/bots/analysis';
import { type Move, moveText, sourceLanguage } from '@bastide/rules';

/** As chess players write them. */
const SIGNS = { slip: '?!', mistake: '?', blunder: '??' } as const;

/** What was found, as lines to read. Players are numbered from 1. */
export function describe(
  level: Analyst,
  moves: readonly Move[],
  verdicts: readonly Verdict[],
  summaries: readonly SeatSummary[],
): string {
  const marked = verdicts.filter(({ lapse }) => lapse !== undefined);
  const lines = marked.flatMap((verdict) => tell(verdict, moves));
  if (marked.length === 0) lines.push('Nothing was lost beyond doubt.');
  return [
    `${verdicts.length} decisions, looked at by ${level}`,
    '',
    ...lines,
    '',
    ...summaries.map((summary, seat) => `player ${seat + 1}: ${summaryText(summary)}`),
  ].join('\n');
}

function tell({ decision, lapse, loss, better, played }: Verdict, moves: readonly Move[]): string[] {
  if (lapse === undefined || better === undefined) return [];
  const { from, to, seat } = decision;
  const chance = percent(loss.chance.mean);
  // Who loses chance alone would have given up points for it.
  const lost =
    loss.points.mean > 0 ? `−${points(loss.points.mean)} ± ${points(loss.points.error)} points, ` : '';
  const reasons = reasonsInWords(sourceLanguage, better.reasons, seat, (one) => `player ${one + 1}`);
  return [
    `move ${from}, player ${seat + 1} ${SIGNS[lapse]} ${lapseName(sourceLanguage, lapse)}: ${lost}−${chance} % (${percent(better.chances[seat])} → ${percent(played.chances[seat])})`,
    `    played: ${moves.slice(from, to).map(moveText).join(', ')}`,
    `    better: ${better.moves.map(moveText).join(', ')}`,
    ...(reasons.length === 0 ? [] : [`    why:    ${reasons.join('; ')}`]),
  ];
}

function summaryText({ decisions, points: lost, accuracy, lapses }: SeatSummary): string {
  const counts = LAPSES.map((lapse) => `${lapses[lapse]} ${SIGNS[lapse]}`).join(', ');
  return `accuracy ${percent(accuracy)} %, ${points(lost)} points lost a decision, ${counts} in ${decisions} decisions`;
}

const points = (value: number) => value.toFixed(1);
const percent = (share: number) => Math.round(100 * share);
