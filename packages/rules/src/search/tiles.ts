import type { Game } from '../game/game.ts';
import { heldBy } from '../turn/hand.ts';
import { STOCK } from '../turn/piles.ts';

/** How many tiles lie on the land. */
export function tilesPlaced(game: Game): number {
  return game.board.land.placed;
}

/** The tile at a place, by its number in the order of placing, or -1. */
export function tileAt(game: Game, x: number, y: number): number {
  return game.board.land.slotAt(x, y);
}

/** The tile of the last placement. */
export function tileJustPlaced(game: Game): number {
  return game.turn.slot;
}

/** Tiles left to draw in all piles. */
export function tilesToDraw(game: Game): number {
  return game.piles.remaining;
}

/** Tiles to be drawn and those held. */
export function tilesToCome({ piles, hands }: Game): number {
  let held = 0;
  for (let i = 0; i < hands.length; i++) if (hands[i] !== 0) held++;
  return piles.remaining + held;
}

/** The tiles in the hand of who is at turn (E3), as types. */
export function tilesInHand(game: Game): number[] {
  return heldBy(game, game.turn.seat);
}

/** As if who is at turn held this tile alone (E3), and what they do hold were still to be drawn. */
export function holdOnly(game: Game, type: number): void {
  const { hands, piles, rules, turn } = game;
  for (const held of tilesInHand(game)) {
    piles.add(held, 1);
    piles.left[STOCK]++;
  }
  hands.fill(0, turn.seat * rules.hand, (turn.seat + 1) * rules.hand);
  piles.take(type);
  hands[turn.seat * rules.hand] = type + 1;
}

/** How many tiles of a type nobody has seen yet. */
export function unseenOf(game: Game, type: number): number {
  return game.piles.unseen[type];
}

/** Every tile that may be drawn next, by type, each as often as it is there. */
export function nextDraws(game: Game): number[] {
  const pile = game.piles.current;
  return pile < 0 ? [] : unseenInPile(game, pile);
}

/** The pile tiles of a type are drawn from. */
export function pileOf(game: Game, type: number): number {
  return game.piles.pileOf(type);
}

/** Every tile of a pile that nobody has seen yet, by type, each as often as it is there. */
export function unseenInPile({ piles }: Game, pile: number): number[] {
  const unseen: number[] = [];
  for (let type = piles.firstType[pile]; type < piles.firstType[pile + 1]; type++)
    for (let i = 0; i < piles.unseen[type]; i++) unseen.push(type);
  return unseen;
}

/** Whether a tile of this type may be drawn next. */
export function mayBeDrawn({ piles }: Game, type: number): boolean {
  return piles.unseen[type] > 0 && piles.pileOf(type) === piles.current;
}
