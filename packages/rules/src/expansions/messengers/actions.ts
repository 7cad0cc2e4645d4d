import { followersOn, hasFollowerOnLand, nextFollowerOn } from '../../figure/standing.ts';
import type { Game } from '../../game/game.ts';
import { award, causeOf } from '../../score/award.ts';
import { appraise, pointsFor } from '../../score/worth.ts';
import { CITY, FIELD, GARDEN, MONASTERY, ROAD } from '../../tile/kinds.ts';
import { heldBy } from '../../turn/hand.ts';

interface Action {
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
    case 2:
    case 3:
      return smallest(game, message);
    case 5:
      return countEach(game, message, pennants(game));
    case 6:
    case 7:
      return countEach(game, message, concerned(game, message).length);
    default:
      return { carryOut() {} };
  }
}

/** ME3: an action that can't be carried out can't be chosen: one needs a tile to be had, the others an own follower. */
export function isPossible(game: Game, message: number): boolean {
  const { seat } = game.turn;
  if (message === ANOTHER_TILE) return game.piles.current >= 0 || heldBy(game, seat).length > 0;
  if (!(message in GROUNDS)) return hasFollowerOnLand(game, seat);
  return GROUNDS[message].some((ground) => nextFollowerOn(game, seat, ground) >= 0);
}

export const ANOTHER_TILE = 4;

/** On what the own followers stand that a message is about. */
const GROUNDS: Readonly<Record<number, readonly number[]>> = {
  1: [ROAD],
  2: [CITY],
  3: [MONASTERY, GARDEN],
  5: [CITY],
  6: [CITY],
  7: [FIELD],
};

function concerned(game: Game, message: number): number[] {
  return GROUNDS[message].flatMap((ground) => followersOn(game, game.turn.seat, ground));
}

/** Messages 1–3: the own feature that would pay least at the end, to this player alone, majority or not. */
function smallest(game: Game, message: number): Action {
  const { features } = game.board;
  const roots = new Set(
    concerned(game, message).map((figure) => features.rootOf(game.figures.place[figure])),
  );
  const least = () => {
    const worths = [...roots].map((root) => ({ root, points: pointsAtEnd(game, root) }));
    return worths.sort((one, other) => one.points - other.points)[0];
  };
  return {
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
    points: () => POINTS_EACH * number,
    carryOut() {
      award(game, game.turn.seat, POINTS_EACH * number, {
        cause: `message-${message}`,
        because: { count: number },
      });
    },
  };
}

/** Pennants in cities with an own knight, each city once. */
function pennants(game: Game): number {
  const { features } = game.board;
  const { shift, mask } = game.rules.pennant;
  const cities = new Set(
    followersOn(game, game.turn.seat, CITY).map((figure) => features.rootOf(game.figures.place[figure])),
  );
  return [...cities].reduce((sum, city) => sum + ((features.marks[city] >>> shift) & mask), 0);
}
