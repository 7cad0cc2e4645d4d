import { HIDDEN } from '../turn/hand.ts';
import { STOCK } from '../turn/piles.ts';
import type { Game } from './game.ts';

/**
 * What a seat may know, as a game of its own: tiles in other hands (E3) are hidden and count as unseen. Nothing else in a
 * game is secret. The copy shows the open question and can be cloned and compared; it does not depend on others' hands.
 */
export function observe(game: Game, seat: number): Game {
  const view = game.clone();
  const { hands, piles, rules } = view;
  for (let i = 0; i < hands.length; i++) {
    if (Math.floor(i / rules.hand) === seat || hands[i] === 0) continue;
    piles.add(hands[i] - 1, 1);
    piles.hidden[STOCK]++;
    hands[i] = HIDDEN;
  }
  compactHidden(view, seat);
  return view;
}

/** Which place of a hand is empty is nobody's business either: hidden tiles come first. */
function compactHidden({ hands, rules, players }: Game, seat: number): void {
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    const own = hands.subarray(other * rules.hand, (other + 1) * rules.hand);
    const held = own.filter((tile) => tile === HIDDEN).length;
    own.fill(0);
    own.fill(HIDDEN, 0, held);
  }
}
