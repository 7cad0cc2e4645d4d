import type { Board } from '../board/board.ts';
import { comesBefore, northWestOf } from '../board/walk.ts';
import type { Game } from '../game/game.ts';
import type { AnswerList } from '../turn/answers.ts';

/** Every feature on which a follower stands, each once, in the order of X17; the list is used again by the next call. */
export function occupiedFeatures(game: Game): AnswerList {
  const { figures, board, occupied } = game;
  const { features, seenFeature } = board;
  const { place } = figures;
  const walk = board.startWalk();
  occupied.clear();
  for (let figure = 0; figure < place.length; figure++) {
    const segment = place[figure];
    if (segment < 0) continue;
    const root = features.rootOf(segment);
    if (features.held[root] === 0 || seenFeature[root] === walk) continue;
    seenFeature[root] = walk;
    occupied.add(root);
  }
  // While nobody listens the order shows nowhere.
  if (game.listener !== undefined) sortForReading(game, occupied);
  return occupied;
}

/** Roads, cities, monasteries, gardens, fields; in a kind by the northmost, then westmost tile (X17). They are few. */
export function sortForReading({ board }: Game, { codes, count }: AnswerList): void {
  for (let i = 1; i < count; i++) {
    const root = codes[i];
    let at = i;
    for (; at > 0 && isReadBefore(board, root, codes[at - 1]); at--) codes[at] = codes[at - 1];
    codes[at] = root;
  }
}

function isReadBefore(board: Board, one: number, other: number): boolean {
  const kinds = board.kindOf(one) - board.kindOf(other);
  if (kinds !== 0) return kinds < 0;
  return comesBefore(board, northWestOf(board, one), northWestOf(board, other));
}
