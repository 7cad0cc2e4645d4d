import type { Outlook } from './outlook.ts';
import { FIGURES } from './terms.ts';

/**
 * A tile that is due is worth something, and whoever is next to draw will have had more of them on average: as many as
 * there are seats behind it, shared by all. A second part or another tile shows in who is next.
 */
export function addTempo(outlook: Outlook): void {
  const { game, players, weights, tilesLeft } = outlook;
  if (tilesLeft === 0) return;
  const { turn, question } = game;
  const isDrawn = question.id === 'draw' || question.id === 'choose';
  const next = isDrawn || (turn.again && turn.part === 1) ? turn.seat : (turn.seat + 1) % players;
  for (let seat = 0; seat < players; seat++) {
    const offset = (seat - next + players) % players;
    outlook.add(FIGURES, seat, (weights.secondPart * ((players - 1) / 2 - offset)) / players);
  }
}
