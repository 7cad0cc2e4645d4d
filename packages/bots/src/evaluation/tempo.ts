import type { Game } from '@bastide/rules';
import type { Outlook } from './outlook.ts';
import { FIGURES } from './terms.ts';

/**
 * A tile that is due is worth something, and whoever is next to draw will have had more of them on average: as many as
 * there are seats behind it, shared by all. A second part or another tile shows in who is next.
 */
export function addTempo(outlook: Outlook): void {
  const { game, players, weights, tilesLeft } = outlook;
  if (tilesLeft === 0) return;
  const next = nextToDraw(game);
  for (let seat = 0; seat < players; seat++)
    outlook.add(FIGURES, seat, weights.secondPart * tempoOf(next, seat, players));
}

/** What part of a tile a seat will have more than the mean. */
export function tempoOf(next: number, seat: number, players: number): number {
  const offset = (seat - next + players) % players;
  return ((players - 1) / 2 - offset) / players;
}

export function nextToDraw({ turn, question, players }: Game): number {
  const isDrawn = question.id === 'draw' || question.id === 'choose';
  return isDrawn || (turn.again && turn.part === 1) ? turn.seat : (turn.seat + 1) % players;
}
