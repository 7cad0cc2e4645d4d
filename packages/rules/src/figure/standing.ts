import { readPlace, segmentName } from '../board/notation.ts';
import type { Game } from '../game/game.ts';
import type { Attempt, Reason } from '../hooks.ts';
import { placeOf, tileOf } from '../tile/segment.ts';
import { type Figures, FOLLOWER, HOME, SPECIAL } from './figures.ts';

/** A seat's followers on the land, as figures. */
export function followersOnLand({ figures }: Game, seat: number): number[] {
  const own: number[] = [];
  const first = seat * figures.perSeat;
  for (let i = 0; i < figures.perSeat; i++)
    if (figures.place[first + i] >= 0 && isFollower(figures, i)) own.push(first + i);
  return own;
}

export function hasFollowerOnLand({ figures }: Game, seat: number): boolean {
  const first = seat * figures.perSeat;
  for (let i = 0; i < figures.perSeat; i++)
    if (figures.place[first + i] >= 0 && isFollower(figures, i)) return true;
  return false;
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
  const own: number[] = [];
  let figure = nextFollowerOn(game, seat, kind);
  for (; figure >= 0; figure = nextFollowerOn(game, seat, kind, figure)) own.push(figure);
  return own;
}

/** The first of them, or the next after a figure; -1 if there is none. For what is asked too often to make a list. */
export function nextFollowerOn({ figures, board }: Game, seat: number, kind: number, after = -1): number {
  const first = seat * figures.perSeat;
  for (let i = after < 0 ? 0 : after + 1 - first; i < figures.perSeat; i++) {
    const place = figures.place[first + i];
    if (place >= 0 && board.kindOf(place) === kind && isFollower(figures, i)) return first + i;
  }
  return -1;
}

export function followersAtHome({ figures }: Game, seat: number): number[] {
  const own: number[] = [];
  const first = seat * figures.perSeat;
  for (let i = 0; i < figures.perSeat; i++)
    if (figures.place[first + i] === HOME && isFollower(figures, i)) own.push(first + i);
  return own;
}

/** Of figures of one kind on one segment, the first stands for all: it makes no difference which is chosen. */
export function distinct({ figures }: Game, chosen: readonly number[]): number[] {
  const firsts: number[] = [];
  for (const figure of chosen)
    if (!firsts.some((first) => isLike(figures, first, figure))) firsts.push(figure);
  return firsts;
}

function isLike(figures: Figures, one: number, other: number): boolean {
  return figures.place[one] === figures.place[other] && figures.kindOf(one) === figures.kindOf(other);
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

/** Whether a figure is a follower, by its number inside its seat. */
function isFollower({ roleOf, kindAt }: Figures, index: number): boolean {
  return roleOf[kindAt[index]] === FOLLOWER;
}
