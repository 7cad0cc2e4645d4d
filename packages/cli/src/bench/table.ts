import { sourceLanguage } from '@bastide/rules';
import { KIB, type Line, type Unit, verdictOf } from './lines.ts';

export const columns = ['what', 'measured', '/ yardstick', 'required', 'aim', ''] as const;

/** Columns that hold words, not numbers. */
export const WORDS: readonly number[] = [0, columns.length - 1];

/** The cells of a line, as text, under `columns`. */
export function cellsOf(line: Line): string[] {
  const { what, unit, value, ratio, bar } = line;
  return [
    what,
    valueText(value, unit),
    ratio === undefined ? '' : ratioText(ratio),
    barText(bar?.must, unit),
    barText(bar?.aim, unit),
    verdictOf(line) ?? '',
  ];
}

/** For a terminal: words to the left, numbers to the right. */
export function tableText(lines: readonly Line[]): string {
  const rows = [[...columns], ...lines.map(cellsOf)];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => (WORDS.includes(i) ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function valueText(value: number, unit: Unit): string {
  if (unit === 'times') return ratioText(value);
  if (unit === 'bytes') return `${short(value / KIB)} KiB`;
  if (unit === 'games/s') return `${value.toLocaleString(sourceLanguage)} games/s`;
  return value < 1000 ? `${value} ns` : `${short(value / 1000)} µs`;
}

function barText(bound: number | undefined, unit: Unit): string {
  if (bound === undefined) return '';
  if (unit === 'games/s') return `≥ ${bound}`;
  return `≤ ${unit === 'times' ? bound : valueText(bound, unit)}`;
}

function ratioText(ratio: number): string {
  return ratio < 0.1 ? ratio.toFixed(3) : ratio.toFixed(2);
}

function short(value: number): string {
  return String(Math.round(100 * value) / 100);
}
