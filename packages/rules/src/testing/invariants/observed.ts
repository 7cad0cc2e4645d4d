import { diff } from '../../game/describe.ts';
import type { Game } from '../../game/game.ts';
import { observe } from '../../game/observe.ts';
import { STOCK } from '../../turn/piles.ts';

/** What the active seat and the next see does not depend on which tiles others hold, nor where in the hand (E3). */
export function checkObserved(game: Game): string[] {
  const { hand } = game.rules;
  if (hand === 0) return [];
  const problems: string[] = [];
  for (const seat of [game.turn.seat, (game.turn.seat + 1) % game.players]) {
    const view = observe(game, seat);
    for (const other of [swapWithStock(game, seat), swapHands(game, seat), turnHands(game, seat)]) {
      if (other === undefined) continue;
      const seen = observe(other, seat);
      if (!seen.equals(view))
        problems.push(`what seat ${seat} sees depends on other hands: ${diff(seen, view).join('; ')}`);
    }
    const own = game.hands.subarray(seat * hand, (seat + 1) * hand);
    if (String(view.hands.subarray(seat * hand, (seat + 1) * hand)) !== String(own))
      problems.push(`seat ${seat} does not see the own hand`);
  }
  return problems;
}

/** A copy in which a tile of another hand and a tile of the stock have changed places. */
function swapWithStock(game: Game, seat: number): Game | undefined {
  const at = hiddenPlaces(game, seat)[0];
  if (at === undefined) return undefined;
  const copy = game.clone();
  const { hands, piles } = copy;
  const held = hands[at] - 1;
  for (let type = piles.firstType[STOCK]; type < piles.unseen.length; type++) {
    if (type === held || piles.unseen[type] === 0) continue;
    hands[at] = type + 1;
    piles.add(type, -1);
    piles.add(held, 1);
    return copy;
  }
  return undefined;
}

/** A copy in which two tiles of other hands have changed places. */
function swapHands(game: Game, seat: number): Game | undefined {
  const places = hiddenPlaces(game, seat);
  const first = places[0];
  const other = places.find((at) => game.hands[at] !== game.hands[first]);
  if (other === undefined) return undefined;
  const copy = game.clone();
  [copy.hands[first], copy.hands[other]] = [copy.hands[other], copy.hands[first]];
  return copy;
}

/** A copy in which other hands hold their tiles the other way round, gaps included. */
function turnHands(game: Game, seat: number): Game {
  const copy = game.clone();
  const { hand } = game.rules;
  for (let other = 0; other < game.players; other++) {
    if (other !== seat) copy.hands.subarray(other * hand, (other + 1) * hand).reverse();
  }
  return copy;
}

function hiddenPlaces({ hands, rules }: Game, seat: number): number[] {
  return Array.from(hands.keys()).filter((at) => hands[at] > 0 && Math.floor(at / rules.hand) !== seat);
}
