import { sourceLanguage } from '@bastide/rules';
import { linesOf } from './lines.ts';
import type { BenchResult } from './result.ts';
import { cellsOf, columns, WORDS } from './table.ts';
import type { YardstickSpeed } from './yardstick.ts';

const BEGIN = '<!-- written by scripts/performance.mjs -->';
const END = '<!-- end -->';

/** The page with its part that is written from a result written anew. */
export function pageWith(page: string, result: BenchResult): string {
  const begin = page.indexOf(BEGIN);
  const end = page.indexOf(END);
  if (begin < 0 || end < begin) throw new Error(`the page has no place between ${BEGIN} and ${END}`);
  return `${page.slice(0, begin + BEGIN.length)}\n${results(result)}\n${page.slice(end)}`;
}

function results(result: BenchResult): string {
  const rows = [
    columns,
    columns.map((_, i) => (WORDS.includes(i) ? '---' : '---:')),
    ...linesOf(result).map(cellsOf),
  ];
  const table = rows.map((row) => `| ${row.join(' | ')} |`).join('\n');
  return [table, origin(result)].join('\n\n');
}

function origin({ machine, yardstick }: BenchResult): string {
  const measured = `Measured on one thread: ${machine.processor}, Node ${machine.node}.`;
  if (yardstick === undefined) return `${measured} The yardstick was not at hand.`;
  const { listing, sampling } = yardstick;
  return `${measured}
The yardstick, in ${listing.runs} runs between ours: listing ${spread(listing)}, sampling ${spread(sampling)}.`;
}

function spread({ gamesPerSecond, least }: YardstickSpeed): string {
  return `${gamesPerSecond.toLocaleString(sourceLanguage)} games/s (worst run ${least.toLocaleString(sourceLanguage)})`;
}
