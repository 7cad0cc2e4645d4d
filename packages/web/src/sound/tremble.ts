/** Whether this is something one holds in one's hand that can tremble. */
export const canTremble = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** Lets a phone tremble and rest in turn, for so many milliseconds each. */
export function tremble(pattern: readonly number[]): void {
  // Browsers refuse before the first touch, and may for other reasons: then nothing is felt.
  if (canTremble()) navigator.vibrate([...pattern]);
}

/** One's turn begins. */
export const TURN_TREMOR: readonly number[] = [30, 60, 30];
