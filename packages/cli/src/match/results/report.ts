import type { Estimate } from './statistics.ts';
import type { Summary, Times } from './summary.ts';

/** A summary in words, for people. */
export function describe({ a, b }: { readonly a: string; readonly b: string }, summary: Summary): string {
  if (summary.pairs === 0)
    return [`${a} against ${b}: no pair was played to its end`, ...faultLines(summary)].join('\n');
  const { pairs, games, wins, draws, losses, share, margin, scores, time, cpu, memory } = summary;
  const lines = [
    `${a} against ${b}: ${pairs} pairs, ${games} games`,
    `  a wins ${wins}, draws ${draws}, loses ${losses} (share ${intervalText(share, 100, ' %')})`,
    `  margin of a    ${intervalText(margin)} points a game`,
    `  mean score     a ${scores.a?.toFixed(1)}, b ${scores.b?.toFixed(1)}`,
    `  time a turn    a ${timeText(time.a)}; b ${timeText(time.b)}`,
    ...(cpu === undefined ? [] : [`  in CPU time    a ${timeText(cpu.a)}; b ${timeText(cpu.b)}`]),
    `  memory         ${memory.p95?.toFixed(0)} MB a worker (p95), ${memory.most?.toFixed(0)} MB at most`,
  ];
  return [...lines, ...faultLines(summary)].join('\n');
}

/** One line for programs. What could not be measured is null, for JSON has no undefined. */
export function inJson(result: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(result, (_, value) => value ?? null);
}

/** `+8.3 [4.1, 12.5]`: a mean with its 95 % interval, as far as they are known. */
export function intervalText({ mean, low, high }: Estimate, times = 1, unit = ''): string {
  if (mean === undefined) return 'unknown';
  const text = (number: number) => (times * number).toFixed(1);
  const sign = mean > 0 && times === 1 ? '+' : '';
  const middle = `${sign}${text(mean)}${unit}`;
  return low === undefined || high === undefined ? middle : `${middle} [${text(low)}, ${text(high)}]`;
}

function timeText({ median, p95, longest }: Omit<Times, 'longest'> & Partial<Times>): string {
  if (median === undefined || p95 === undefined) return 'not measured';
  const most = longest === undefined ? '' : `, longest ${longest.toFixed(1)}`;
  return `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)}${most}`;
}

function faultLines({ faults, broken }: Summary): string[] {
  const lines = (['a', 'b'] as const).flatMap((side) => {
    const some = Object.entries(faults[side]).filter(([, count]) => count > 0);
    return some.length === 0 ? [] : [`  faults of ${side}    ${some.map((one) => one.join(' ')).join(', ')}`];
  });
  return broken === 0 ? lines : [...lines, `  ${broken} pairs could not be played to their end`];
}
