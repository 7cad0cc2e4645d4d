import type { Column } from '../../game/columns.ts';
import type { Game } from '../../game/game.ts';
import { readPlace } from '../../game/notation.ts';
import type { Question } from '../../hooks.ts';
import { CITY, ROAD, SEGMENTS_PER_TILE } from '../../tile/kinds.ts';
import type { Options } from '../../turn/options.ts';
import { BESIDE, MAGE, PIECES, placeOf, setPlace, WITCH, whereIs } from './pieces.ts';

/** MW1–MW3: one of the two goes to another place or, if there is none for either, off the board. Codes: see `codeOf`. */
export function moveQuestion(places: Column, onPlacedTile: boolean): Question {
  return {
    id: 'mage-witch/move',
    options: (game, out) => listMoves(game, places, onPlacedTile, out),
    play: (game, code) => setPlace(game, places, pieceIn(code), segmentIn(code)),
    write(game, code) {
      const by = game.turn.seat;
      const figure = PIECES[pieceIn(code)];
      if (segmentIn(code) === BESIDE) {
        const { x, y, on } = whereIs(game, placeOf(game, places, pieceIn(code)));
        return { by, do: 'return', figure, x, y, on: on.split(',')[0], segment: on };
      }
      const { x, y, on } = whereIs(game, segmentIn(code));
      return { by, do: 'deploy', figure, x, y, on: on.split(',')[0], segment: on };
    },
    read(game, move) {
      const { do: what } = move;
      const piece = PIECES.indexOf(String(move.figure));
      if (piece < 0) return -1;
      const segment = readPlace(game.board, move);
      if (what === 'return') {
        const isThere = move.x === undefined || segment === placeOf(game, places, piece);
        return isThere ? codeOf(piece, BESIDE) : -1;
      }
      return what !== 'deploy' || segment < 0 ? -1 : codeOf(piece, segment);
    },
    target(game, code) {
      const figure = PIECES[pieceIn(code)];
      const off = segmentIn(code) === BESIDE;
      const segment = off ? placeOf(game, places, pieceIn(code)) : segmentIn(code);
      return { ...whereIs(game, segment), figure, label: off ? 'mage-witch/off' : 'mage-witch/move' };
    },
  };
}

/** Whether there is anything to do: a place to go to, or a piece to take off. */
export function anyMove(game: Game, places: Column, onPlacedTile: boolean): boolean {
  if (placeOf(game, places, MAGE) >= 0 || placeOf(game, places, WITCH) >= 0) return true;
  game.scratch.clear();
  listPlaces(game, places, onPlacedTile, game.scratch);
  return game.scratch.count > 0;
}

function listMoves(game: Game, places: Column, onPlacedTile: boolean, out: Options): void {
  const before = out.count;
  listPlaces(game, places, onPlacedTile, out);
  if (out.count > before) return;
  for (let piece = 0; piece < PIECES.length; piece++) {
    if (placeOf(game, places, piece) >= 0) out.add(codeOf(piece, BESIDE));
  }
}

/** MW1: unfinished roads and cities other than those where the two stand, whoever is there; unless allowed not on the placed tile. */
function listPlaces(game: Game, places: Column, onPlacedTile: boolean, out: Options): void {
  const { board, turn } = game;
  const { tiles, features, land } = board;
  const mage = rootAt(game, placeOf(game, places, MAGE));
  const witch = rootAt(game, placeOf(game, places, WITCH));
  for (let slot = 0; slot < land.placed; slot++) {
    if (slot === turn.slot && !onPlacedTile) continue;
    const type = board.typeOf(slot);
    for (let i = 0; i < tiles.segmentCount[type]; i++) {
      const kind = tiles.kind[type * SEGMENTS_PER_TILE + i];
      if (kind !== ROAD && kind !== CITY) continue;
      const segment = slot * SEGMENTS_PER_TILE + i;
      const root = features.rootOf(segment);
      if (root === mage || root === witch || features.openEnds(root) === 0) continue;
      out.add(codeOf(MAGE, segment));
      out.add(codeOf(WITCH, segment));
    }
  }
}

function rootAt(game: Game, segment: number): number {
  return segment < 0 ? -1 : game.board.features.rootOf(segment);
}

/** Twice the segment and one more (0 for off the board), plus the piece. */
function codeOf(piece: number, segment: number): number {
  return (segment + 1) * PIECES.length + piece;
}

function pieceIn(code: number): number {
  return code % PIECES.length;
}

function segmentIn(code: number): number {
  return Math.floor(code / PIECES.length) - 1;
}
