import { readPlace, segmentName } from '../board/notation.ts';
import type { Game } from '../game/game.ts';
import type { Attempt, Reason } from '../hooks.ts';
import { placeOf, tileOf } from '../tile/segment.ts';
import { FOLLOWER, HOME, SPECIAL } from './figures.ts';

/** A seat's followers on the land, as figures. */
export function followersOnLand(game: Game, seat: number): number[] {
  return ownFollowers(game, seat, (place) => place >= 0);
}

/** All of a seat's figures on the land that come home like others: followers and their companions. */
export function ownOnLand({ figures }: Game, seat: number): number[] {
  const own: number[] = [];
  const first = seat * figures.perSeat;
  for (let figure = first; figure < first + figures.perSeat; figure++) {
    if (figures.place[figure] >= 0 && figures.roleOf[figures.kindAt[figure - first]] !== SPECIAL)
      own.push(figure);
  }
  return own;
}

/** A seat's followers on segments of one kind. */
export function followersOn(game: Game, seat: number, kind: number): number[] {
  return ownFollowers(game, seat, (place) => place >= 0 && game.board.kindOf(place) === kind);
}

export function followersAtHome(game: Game, seat: number): number[] {
  return ownFollowers(game, seat, (place) => place === HOME);
}

/** Of figures of one kind on one segment, the first stands for all: it makes no difference which is chosen. */
export function distinct({ figures }: Game, chosen: readonly number[]): number[] {
  const same = (one: number, other: number) =>
    figures.place[one] === figures.place[other] && figures.kindOf(one) === figures.kindOf(other);
  return chosen.filter((figure, index) => chosen.findIndex((other) => same(figure, other)) === index);
}

/** A figure on the land in words of the record. */
export function writeFigure(
  game: Game,
  figure: number,
): { figure: string; x: number; y: number; on: string } {
  const segment = game.figures.place[figure];
  const { x, y } = game.board.land;
  const on = segmentName(game.board, segment);
  return { figure: game.figures.nameOf(figure), x: x[tileOf(segment)], y: y[tileOf(segment)], on };
}

/** The one of these figures that a move names by its kind and place, or -1. */
export function readFigure(
  game: Game,
  among: readonly number[],
  move: { readonly [field: string]: unknown },
): number {
  const { figures } = game;
  const segment = readPlace(game.board, move);
  if (segment < 0) return -1;
  return among.find((one) => figures.place[one] === segment && figures.nameOf(one) === move.figure) ?? -1;
}

/** Why what is pointed at is none of these figures on the land, of which one must be chosen by this rule. */
export function notOneOf(
  { figures, board }: Game,
  among: readonly number[],
  { x, y, place, figure }: Attempt,
  rule: string,
): Reason[] {
  const slot = x === undefined || y === undefined ? -1 : board.land.slotAt(x, y);
  const isMeant = (one: number) =>
    tileOf(figures.place[one]) === slot &&
    placeOf(figures.place[one]) === place &&
    (figure === undefined || figures.nameOf(one) === figure);
  return slot >= 0 && among.some(isMeant) ? [] : [{ code: 'not-own-follower', rule }];
}

/** A seat's followers that are where `isThere` says. */
function ownFollowers({ figures }: Game, seat: number, isThere: (place: number) => boolean): number[] {
  const own: number[] = [];
  const first = seat * figures.perSeat;
  for (let figure = first; figure < first + figures.perSeat; figure++) {
    if (figures.roleOf[figures.kindAt[figure - first]] === FOLLOWER && isThere(figures.place[figure]))
      own.push(figure);
  }
  return own;
}
