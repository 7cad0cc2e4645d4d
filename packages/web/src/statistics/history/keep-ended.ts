import { type Ended, keptOf } from './kept-game.ts';
import { rate } from './rating.ts';
import { keep, keepLuck } from './store.ts';

/** Remembers a game that has ended. A browser that keeps nothing must not disturb whoever has just won. */
export async function keepEnded(ended: Ended): Promise<void> {
  const kept = keptOf(ended);
  if (kept === undefined) return;
  try {
    await keep(kept);
    await rate();
  } catch {
    // The record can still be exported.
  }
}

export async function keepMeasured(id: string, luck: readonly number[]): Promise<void> {
  try {
    await keepLuck(id, luck);
  } catch {
    // It can be measured again.
  }
}
