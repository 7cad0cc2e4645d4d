import { followersOn, followersOnLand } from '../../figure/standing.ts';
import type { Game } from '../../game/game.ts';
import { award, causeOf } from '../../score/award.ts';
import { appraise, pointsFor } from '../../score/worth.ts';
import { CITY, FIELD, GARDEN, MONASTERY, ROAD } from '../../tile/kinds.ts';
import { heldBy } from '../../turn/hand.ts';

interface Action {
  /** ME3: an action that can't be carried out can't be chosen. */
  readonly possible: boolean;
  carryOut(): void;
  /** What it pays, where that is known before. */
  points?(): number;
}

const POINTS_EACH = 2;

/**
 * What a message lets the active player do (ME4); 4 and 8 ask for more and are carried out elsewhere. What is there may be
 * worth 0 and be chosen all the same.
 */
export function actionOf(game: Game, message: number): Action {
  switch (message) {
    case 1:
      return smallest(game, message, [ROAD]);
    case 2:
      return smallest(game, message, [CITY]);
    case 3:
      return smallest(game, message, [MONASTERY, GARDEN]);
    case 4:
      return { possible: game.piles.current >= 0 || heldBy(game, game.turn.seat).length > 0, carryOut() {} };
    case 5:
      return { ...countEach(game, message, pennants(game)), possible: knights(game).length > 0 };
    case 6:
      return countEach(game, message, knights(game).length);
    case 7:
      return countEach(game, message, followersOn(game, game.turn.seat, FIELD).length);
    default:
      return { possible: followersOnLand(game, game.turn.seat).length > 0, carryOut() {} };
  }
}

/** Messages 1–3: the own feature that would pay least at the end, to this player alone, majority or not. */
function smallest(game: Game, message: number, kinds: readonly number[]): Action {
  const { features } = game.board;
  const standing = kinds.flatMap((kind) => followersOn(game, game.turn.seat, kind));
  const roots = new Set(standing.map((figure) => features.rootOf(game.figures.place[figure])));
  const least = () => {
    const worths = [...roots].map((root) => ({ root, points: pointsAtEnd(game, root) }));
    return worths.sort((one, other) => one.points - other.points)[0];
  };
  return {
    possible: roots.size > 0,
    points: () => least().points,
    carryOut() {
      const { root, points } = least();
      pointsAtEnd(game, root);
      const why = game.worth.reasons && causeOf(game, root, false, { ...game.worth.reasons, message });
      award(game, game.turn.seat, points, why);
    },
  };
}

function pointsAtEnd(game: Game, root: number): number {
  appraise(game, root, false);
  return pointsFor(game, game.turn.seat);
}

function countEach(game: Game, message: number, number: number): Action {
  return {
    possible: number > 0,
    points: () => POINTS_EACH * number,
    carryOut() {
      award(game, game.turn.seat, POINTS_EACH * number, {
        cause: `message-${message}`,
        because: { count: number },
      });
    },
  };
}

const knights = (game: Game) => followersOn(game, game.turn.seat, CITY);

/** Pennants in cities with an own knight, each city once. */
function pennants(game: Game): number {
  const { features } = game.board;
  const { shift, mask } = game.rules.pennant;
  const cities = new Set(knights(game).map((figure) => features.rootOf(game.figures.place[figure])));
  return [...cities].reduce((sum, city) => sum + ((features.marks[city] >>> shift) & mask), 0);
}
