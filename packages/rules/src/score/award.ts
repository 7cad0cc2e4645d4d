import { segmentName } from '../board/notation.ts';
import { northWestOf } from '../board/walk.ts';
import type { Game } from '../game/game.ts';
import { KINDS } from '../tile/kinds.ts';
import { tileOf } from '../tile/segment.ts';
import { isBatched } from './batch.ts';
import { explainTie, majorityOf, strengthIn } from './majority.ts';
import { appraise, pointsFor, type Reasons } from './worth.ts';

/** What an award is for: a feature, or an event that has no place on the land. */
export interface Cause {
  /** `road`, `city.unfinished`…: the key of its text. */
  readonly cause: string;
  readonly because: Reasons;
  /** Points for each tile and pennant, or for each city of a field. */
  readonly each?: number;
  /** The feature, for causes that are one. */
  readonly root?: number;
  /** Strength of each seat, where it is not that in the feature alone. */
  readonly held?: readonly number[];
}

/** Gives points to a seat; who gives the last of a batch calls `endBatch`. An award of 0 moves nothing and is not told. */
export function award(game: Game, seat: number, points: number, why?: Cause): void {
  if (points === 0) return;
  if (isBatched(game)) game.batch.add(seat, points);
  else game.scores.advance(seat * game.scores.perSeat, points);
  if (game.listener !== undefined && why !== undefined) tell(game, seat, points, why);
}

/** Awards a feature to its majority, those tied all of it (B7); the active player first, then clockwise (X17). */
export function awardFeature(game: Game, root: number, closed: boolean): void {
  const winners = majorityOf(game, root);
  if (winners === 0) return;
  const worth = appraise(game, root, closed);
  const { reasons } = worth;
  if (reasons !== undefined) explainTie(game, [root], reasons);
  const { players } = game;
  const first = Math.max(game.turn.seat, 0);
  for (let i = 0; i < players; i++) {
    const seat = first + i < players ? first + i : first + i - players;
    if (((winners >> seat) & 1) === 0) continue;
    // What is due to one seat alone is a reason for that seat only.
    worth.reasons = reasons && { ...reasons };
    const points = pointsFor(game, seat);
    award(game, seat, points, worth.reasons && causeOf(game, root, closed, worth.reasons));
  }
}

/** The cause of an award for the feature last appraised. */
export function causeOf(game: Game, root: number, closed: boolean, because: Reasons): Cause {
  const kind = KINDS[game.board.kindOf(root)];
  const each = kind === 'field' ? game.worth.perCity : game.worth.perTile;
  return { cause: closed || kind === 'field' ? kind : `${kind}.unfinished`, because, each, root };
}

function tell(
  game: Game,
  seat: number,
  points: number,
  { cause, because: reasons, each, root, held }: Cause,
): void {
  const because = { ...reasons };
  const id = isBatched(game) ? game.batch.count - 1 : game.announced.length;
  game.announced.push({ id, seat, root: root ?? -1 });
  if (root === undefined) {
    const more = { ...(each === undefined ? {} : { each }), ...(held === undefined ? {} : { held }) };
    game.emit({ event: 'awarded', id, seat, points, cause, because, ...more });
    return;
  }
  const { board } = game;
  const at = northWestOf(board, root);
  game.emit({
    event: 'awarded',
    id,
    seat,
    points,
    cause,
    because,
    ...(each === undefined ? {} : { each }),
    x: board.land.x[tileOf(at)],
    y: board.land.y[tileOf(at)],
    on: segmentName(board, at),
    held: held ?? strengthIn(game, [root]),
  });
}
