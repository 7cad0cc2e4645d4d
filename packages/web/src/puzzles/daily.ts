import type { Numbered } from './stock.ts';

const DAY = 86_400_000;

/** A day as people write it where they are: `2026-11-16`. */
export function dayOf(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The puzzle of a day: the same for everyone, and every puzzle has its day before one comes again. */
export function dailyOf(day: string, all: readonly Numbered[]): Numbered {
  const mixed = [...all].sort((one, other) => hash(one.puzzle.id) - hash(other.puzzle.id));
  return mixed[numberOf(day) % mixed.length];
}

/** How many days in a row, up to today or yesterday, are among these. */
export function streakOf(today: string, days: readonly string[]): number {
  const solved = new Set(days.map(numberOf));
  const now = numberOf(today);
  let last = solved.has(now) ? now : now - 1;
  let streak = 0;
  while (solved.has(last)) {
    streak++;
    last--;
  }
  return streak;
}

/** Days are counted as if all were in Greenwich, so that no clock change makes one longer. */
function numberOf(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / DAY);
}

function hash(text: string): number {
  let value = 0x811c_9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x0100_0193);
  return value >>> 0;
}
