import type { Size } from '../camera/camera.ts';
import type { Aim } from '../pointing/aims.ts';

/** Pixels of a button with its gap, of one with a sentence, and around them. */
const BUTTON = 50;
const SENTENCE = 158;
const AROUND = 10;
/** The buttons beside a choice are never wider; where they need more, they stand in rows. */
const WIDEST = 340;

/** Pixels the buttons beside a choice take: a figure or sentence for each answer. */
export function pinSize({ answers }: Aim, room: number): Size {
  const widths = answers.map(() => (isByFigure(answers) ? BUTTON : SENTENCE));
  const widest = Math.min(WIDEST, room);
  const rows = rowsOf(widths, widest - AROUND);
  return { width: Math.max(...rows) + AROUND, height: rows.length * BUTTON + AROUND };
}

/** Whether the answers at one place differ by their figure, so that pictures tell them apart. */
export function isByFigure(answers: Aim['answers']): boolean {
  return new Set(answers.map(({ target }) => target.figure)).size === answers.length;
}

/** How wide each row gets when things of these widths are set one after the other. */
function rowsOf(widths: readonly number[], widest: number): number[] {
  const rows = [0];
  for (const width of widths) {
    const last = rows.length - 1;
    if (rows[last] > 0 && rows[last] + width > widest) rows.push(width);
    else rows[last] += width;
  }
  return rows;
}
