import { sampleUnseen } from '../turn/draw.ts';
import { HIDDEN } from '../turn/hand.ts';
import { STOCK } from '../turn/piles.ts';
import type { Game } from './game.ts';

/**
 * Fills the hidden hands of an observed game (`observe`) with a guess: any of the unseen tiles, each as likely as it is often.
 * Then the game can be played on. `random(n)` tells a whole number below n.
 */
export function guessHands({ hands, piles }: Game, random: (n: number) => number): void {
  for (let i = 0; i < hands.length; i++) {
    if (hands[i] !== HIDDEN) continue;
    const type = sampleUnseen(piles, STOCK, random);
    piles.add(type, -1);
    piles.hidden[STOCK]--;
    hands[i] = type + 1;
  }
}
