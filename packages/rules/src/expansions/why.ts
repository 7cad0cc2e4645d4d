import { answersOf } from '../game/answer.ts';
import type { Game } from '../game/game.ts';
import { readSegment, segmentName } from '../game/notation.ts';
import type { Attempt, Reason, Target } from '../hooks.ts';
import { SEGMENTS_PER_TILE } from '../tile/kinds.ts';
import { segmentAt } from '../tile/segment.ts';
import { AnswerList } from '../turn/answers.ts';
import { gameOf, type Position } from '../view/position.ts';

/**
 * Why what a player points at is none of the answers to the open question; nothing if it is one. Where no rule has a reason
 * of its own it is simply not what is asked, with the rule of the question.
 */
export function whyNot(position: Position, attempt: Attempt): readonly Reason[] {
  const game = gameOf(position);
  const { question } = game;
  if (isOffered(game, attempt)) return [];
  const reasons = question.why?.(game, attempt) ?? [];
  const isWhole = attempt.x === undefined && attempt.spot === undefined;
  if (reasons.length > 0 || isWhole) return reasons;
  const [rule = 'G3'] = game.rules.registry.rulesOf(`question.${question.id}`);
  return [{ code: 'not-asked', rule }];
}

/** A segment of a tile, and why no figure can be deployed there. */
export interface Refused {
  readonly x: number;
  readonly y: number;
  /** By kind and edges, `city:N,W`. */
  readonly on: string;
  readonly reasons: readonly Reason[];
}

/** With the tile in hand placed by this answer: why there is no figure action at all, segment by segment; else nothing. */
export function whyNoFigure(position: Position, code: number): readonly Refused[] {
  const copy = gameOf(position).clone();
  const { question } = copy;
  copy.agenda.pop();
  question.play(copy, code);
  const offered = new AnswerList();
  for (const action of copy.rules.actions) action.answers(copy, offered);
  return offered.count > 0 ? [] : refusedOn(copy);
}

function refusedOn(game: Game): Refused[] {
  const { board, turn } = game;
  const x = board.land.x[turn.slot];
  const y = board.land.y[turn.slot];
  const count = board.tiles.segmentCount[board.typeOf(turn.slot)];
  return Array.from({ length: count }, (_, place) => ({
    x,
    y,
    on: segmentName(board, segmentAt(turn.slot, place)),
    reasons: game.rules.actions.flatMap((action) => action.why?.(game, { x, y, place }) ?? []),
  }));
}

function isOffered(game: Game, attempt: Attempt): boolean {
  const { x, y, rot } = attempt;
  if (rot === undefined) return answersOf(game).some(({ target }) => pointsTo(game, target, attempt));
  // Rotations that look the same are not all among the options.
  const tile = game.turn.type < 0 ? '' : game.tileId(game.turn.type);
  const code = game.question.read(game, { by: game.toMove, do: 'place', tile, x, y, rot });
  return code >= 0 && game.mayPlay(code);
}

function pointsTo(game: Game, target: Target, { x, y, place, figure, spot, corner }: Attempt): boolean {
  if (x === undefined && spot === undefined) return false;
  if (target.x !== x || target.y !== y || target.spot !== spot || target.corner !== corner) return false;
  if (figure !== undefined && target.figure !== undefined && figure !== target.figure) return false;
  if (target.on === undefined) return true;
  return place !== undefined && places(game, target).includes(place);
}

/** The segments that a target names, by their places on the tile: one, or those at the two ends of a link. */
function places({ board }: Game, { x = 0, y = 0, on = '' }: Target): number[] {
  const slot = board.land.slotAt(x, y);
  const [kind, sides] = on.split(':');
  const names = sides === undefined ? [kind] : sides.split(',').map((side) => `${kind}:${side}`);
  return names.map((name) => readSegment(board, slot, name) % SEGMENTS_PER_TILE);
}
