import { comesBefore, northWestOf } from '../board/walk.ts';
import type { Game } from '../game/game.ts';

/** Every feature on which a follower stands, each once, in the order of X17. */
export function occupiedFeatures(game: Game): number[] {
  const { figures, board } = game;
  const { features, seenFeature } = board;
  const walk = board.startWalk();
  const roots: number[] = [];
  for (let figure = 0; figure < figures.place.length; figure++) {
    const segment = figures.place[figure];
    if (segment < 0) continue;
    const root = features.rootOf(segment);
    if (features.held[root] === 0 || seenFeature[root] === walk) continue;
    seenFeature[root] = walk;
    roots.push(root);
  }
  return game.listener === undefined ? roots : inReadingOrder(game, roots);
}

/** Roads, cities, monasteries, gardens, fields; in a kind by the northmost, then westmost tile (X17). */
export function inReadingOrder(game: Game, roots: number[]): number[] {
  const { board } = game;
  const first = new Map(roots.map((root) => [root, northWestOf(board, root)]));
  return roots.sort((one, other) => {
    const kinds = board.kindOf(one) - board.kindOf(other);
    if (kinds !== 0) return kinds;
    return comesBefore(board, first.get(one) ?? one, first.get(other) ?? other) ? -1 : 1;
  });
}
