import type { Column } from '../../game/columns.ts';
import type { Game } from '../../game/game.ts';
import { segmentName } from '../../game/notation.ts';
import type { Thing } from '../../hooks.ts';
import { tileOf } from '../../tile/segment.ts';

/** The two figures, which belong to nobody. */
export const PIECES: readonly string[] = ['mage', 'witch'];
export const MAGE = 0;
export const WITCH = 1;

/** The place of a piece that lies beside the board. */
export const BESIDE = -1;

/** The segment a piece stands on, or BESIDE. The column holds one more, so that a new game begins with both beside the board. */
export function placeOf(game: Game, places: Column, piece: number): number {
  return game.column(places)[piece] - 1;
}

export function setPlace(game: Game, places: Column, piece: number, segment: number): void {
  game.column(places)[piece] = segment + 1;
  if (game.listener === undefined) return;
  const figure = PIECES[piece];
  if (segment === BESIDE) game.emit({ event: 'neutral', figure });
  else game.emit({ event: 'neutral', figure, ...whereIs(game, segment) });
}

export function piecesOnLand(game: Game, places: Column): Thing[] {
  return PIECES.flatMap((name, piece) => {
    const segment = placeOf(game, places, piece);
    return segment === BESIDE ? [] : [{ name, count: 1, ...whereIs(game, segment) }];
  });
}

/** A segment in words of the record. */
export function whereIs({ board }: Game, segment: number): { x: number; y: number; on: string } {
  const slot = tileOf(segment);
  return { x: board.land.x[slot], y: board.land.y[slot], on: segmentName(board, segment) };
}

export function standsIn(game: Game, places: Column, piece: number, root: number): boolean {
  const segment = placeOf(game, places, piece);
  return segment >= 0 && game.board.features.rootOf(segment) === root;
}

/** Whether both stand on the same feature, which they must not (MW3). */
export function areJoined(game: Game, places: Column): boolean {
  const mage = placeOf(game, places, MAGE);
  return mage >= 0 && standsIn(game, places, WITCH, game.board.features.rootOf(mage));
}
