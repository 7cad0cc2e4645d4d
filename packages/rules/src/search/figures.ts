import { type FigureSpec, HOME } from '../figure/figures.ts';
import type { Game } from '../game/game.ts';
import { spaceOf } from '../score/track.ts';

/** What each figure of a seat is, by its number inside the seat. */
export function figureSpecs({ figures }: Game): FigureSpec[] {
  return Array.from(figures.kindAt, (kind) => figures.specs[kind]);
}

/** Whether a figure at this place (`SearchBoard.places`) is at home. */
export function isHome(place: number): boolean {
  return place === HOME;
}

/** The spot off the tiles that a place is, counted from 0 in the order the expansions took them; -1 for home and segments. */
export function spotOf(place: number): number {
  return place < HOME ? HOME - 1 - place : -1;
}

export function seatOf(game: Game, figure: number): number {
  return game.figures.seatOf(figure);
}

/** The name of a figure's kind. */
export function nameOf(game: Game, figure: number): string {
  return game.figures.nameOf(figure);
}

/** Pawns a seat has on the score track, and how many of them are on a space. */
export function scorersPerSeat(game: Game): number {
  return game.scores.perSeat;
}

export function scorersOn({ scores }: Game, seat: number, space: number): number {
  const { scorers, perSeat } = scores;
  let there = 0;
  for (let i = 0; i < perSeat; i++) if (spaceOf(scorers[seat * perSeat + i]) === space) there++;
  return there;
}
