import { readPlace } from '../board/notation.ts';
import { emptyCellsOf, segmentsOf } from '../board/walk.ts';
import type { Game } from '../game/game.ts';
import { price } from '../game/price.ts';
import { majorityIn, strengthIn } from '../score/majority.ts';
import { appraise, pointsFor } from '../score/worth.ts';
import { DISTINCT } from '../tile/fit.ts';
import { FIELD, isCentre, KINDS, type Kind, RIVER } from '../tile/kinds.ts';
import { placeOf, segmentAt, tileOf } from '../tile/segment.ts';
import { heldBy } from '../turn/hand.ts';
import { isAllowed } from '../turn/place.ts';
import { gameOf, type Position } from './position.ts';
import type { SegmentPlace } from './view.ts';

/** A feature as a player wants to see it: how large, whose, what it pays. */
export interface FeatureSurvey {
  /** The same number for the same feature until a tile is placed. */
  readonly feature: number;
  readonly kind: Kind;
  readonly closed: boolean;
  readonly openEnds: number;
  readonly tiles: number;
  readonly pennants: number;
  readonly cities: number;
  /** Strength of each seat, and the seats that would get the points. */
  readonly held: readonly number[];
  readonly leaders: readonly number[];
  /** What it pays its leaders (or, where nobody stands, anyone who would) if the game ended now, and closed by as few tiles as can be. */
  readonly pointsNow: number;
  readonly pointsClosed: number;
  readonly segments: readonly SegmentPlace[];
}

/** A segment by its name. */
export interface SegmentNamed {
  readonly x: number;
  readonly y: number;
  readonly on: string;
}

/** A figure that might stand in a feature, too. */
export interface Guest {
  readonly seat: number;
  readonly figure: string;
}

/** The feature a segment belongs to, with a guest if one is told; undefined for a river, or where no tile lies. */
export function surveyFeature(
  position: Position,
  at: SegmentPlace,
  guest?: Guest,
): FeatureSurvey | undefined {
  const game = gameOf(position);
  const { board } = game;
  const slot = board.land.slotAt(at.x, at.y);
  if (slot < 0 || at.place >= board.tiles.segmentCount[board.typeOf(slot)]) return undefined;
  const root = board.features.rootOf(segmentAt(slot, at.place));
  return board.kindOf(root) === RIVER ? undefined : survey(game, root, guest);
}

/** The same by the name of the segment, `city:N,W`. */
export function surveyNamed(position: Position, at: SegmentNamed): FeatureSurvey | undefined {
  const game = gameOf(position);
  const segment = readPlace(game.board, { ...at });
  if (segment < 0) return undefined;
  const root = game.board.features.rootOf(segment);
  return game.board.kindOf(root) === RIVER ? undefined : survey(game, root);
}

/** Every field of the land, largest first. */
export function surveyFields(position: Position): FeatureSurvey[] {
  const game = gameOf(position);
  const { board } = game;
  const roots = new Set<number>();
  for (let slot = 0; slot < board.land.placed; slot++) {
    for (let i = 0; i < board.tiles.segmentCount[board.typeOf(slot)]; i++) {
      const segment = segmentAt(slot, i);
      if (board.kindOf(segment) === FIELD) roots.add(board.features.rootOf(segment));
    }
  }
  const fields = [...roots].map((root) => survey(game, root));
  return fields.sort((one, other) => other.segments.length - one.segments.length);
}

/** An empty place beside the land: how many of the tiles to come, those in hand too, fit there in some rotation. None: it is dead. */
export interface SpotSurvey {
  readonly x: number;
  readonly y: number;
  readonly fits: number;
}

export function surveySpots(position: Position): SpotSurvey[] {
  const game = gameOf(position);
  const { land, tiles } = game.board;
  const toCome = tilesToCome(game);
  return Array.from({ length: land.frontierCells }, (_, i) => {
    const cell = land.frontierCell[i];
    let fits = 0;
    for (let type = 0; type < toCome.length; type++) {
      if (toCome[type] === 0) continue;
      const rotations = tiles.fit[tiles.fitAt[type] + land.frontierNeed[i]] & DISTINCT;
      if ([0, 1, 2, 3].some((rot) => ((rotations >> rot) & 1) === 1 && isAllowed(game, type, rot, cell)))
        fits += toCome[type];
    }
    return { x: land.xOf(cell), y: land.yOf(cell), fits };
  });
}

/** By type: how many may still be placed, wherever they are. */
function tilesToCome(game: Game): Uint8Array {
  const counts = game.piles.unseen.slice();
  for (let seat = 0; seat < game.players; seat++) for (const type of heldBy(game, seat)) counts[type]++;
  if (game.question.id === 'place') counts[game.turn.type]++;
  return counts;
}

function survey(game: Game, root: number, guest?: Guest): FeatureSurvey {
  const { board } = game;
  const { land, features } = board;
  const held = strengthIn(game, [root]);
  if (guest !== undefined)
    held[guest.seat] += game.figures.specs.find(({ name }) => name === guest.figure)?.strength ?? 0;
  const winners = majorityIn(game, [root], held);
  const leaders = Array.from({ length: game.players }, (_, seat) => seat).filter(
    (seat) => (winners >> seat) & 1,
  );
  const first = guest?.seat ?? leaders[0] ?? Math.max(game.turn.seat, 0);
  const closed = board.closed(root);
  const { tiles, pennants, cities } = appraise(game, root, closed);
  const pointsNow = pointsFor(game, first);
  price(game, root, true, tiles + missingTiles(game, root), cities);
  const pointsClosed = pointsFor(game, first);
  return {
    feature: root,
    kind: KINDS[board.kindOf(root)],
    closed,
    openEnds: features.openEnds(root),
    tiles,
    pennants,
    cities,
    held,
    leaders,
    pointsNow,
    pointsClosed,
    segments: segmentsOf(board, root).map((segment) => ({
      x: land.x[tileOf(segment)],
      y: land.y[tileOf(segment)],
      place: placeOf(segment),
    })),
  };
}

/** How many tiles close a feature at the least; they pay too. A field is never closed. */
function missingTiles({ board }: Game, root: number): number {
  const kind = board.kindOf(root);
  if (kind === FIELD) return 0;
  return isCentre(kind) ? board.features.openEnds(root) : emptyCellsOf(board, root);
}
