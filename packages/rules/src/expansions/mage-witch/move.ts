import { evidenceAt } from '../../figure/why.ts';
import type { Brings } from '../../game/brings.ts';
import type { Column } from '../../game/columns.ts';
import type { Game } from '../../game/game.ts';
import { readPlace } from '../../game/notation.ts';
import type { Attempt, Question, Reason } from '../../hooks.ts';
import { majorityOf } from '../../score/majority.ts';
import { appraise } from '../../score/worth.ts';
import { CITY, KINDS, ROAD, SEGMENTS_PER_TILE } from '../../tile/kinds.ts';
import { segmentAt } from '../../tile/segment.ts';
import { OPEN } from '../../tile/table.ts';
import type { AnswerList } from '../../turn/answers.ts';
import { BESIDE, MAGE, PIECES, placeOf, setPlace, WITCH, whereIs } from './pieces.ts';

/** MW1–MW3: one of the two goes to another place or, if there is none for either, off the board. Codes: see `codeOf`. */
export function moveQuestion(places: Column, onPlacedTile: boolean): Question {
  return {
    id: 'mage-witch/move',
    answers: (game, out) => listMoves(game, places, onPlacedTile, out),
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
      return {
        ...whereIs(game, segment),
        figure,
        brings: !off,
        label: off ? 'mage-witch/off' : 'mage-witch/move',
      };
    },
    why: (game, attempt) => whyNotMove(game, places, onPlacedTile, attempt),
    brings: (game, code) =>
      segmentIn(code) === BESIDE ? undefined : magicOn(game, pieceIn(code), segmentIn(code)),
  };
}

/** MW4: how much more or less the feature would pay those who have it, if it were closed as it is. */
function magicOn(game: Game, piece: number, segment: number): Brings {
  const root = game.board.features.rootOf(segment);
  const { tiles, points } = appraise(game, root, true);
  const change = piece === MAGE ? tiles : 0 - (points >> 1);
  const winners = majorityOf(game, root);
  const seats = Array.from({ length: game.players }, (_, seat) => seat).filter(
    (seat) => (winners >> seat) & 1,
  );
  return { change, points: seats.map((seat) => ({ seat, points: change })) };
}

/** MW1, MW2: why neither of the two, or the one named, can go to what is pointed at. */
function whyNotMove(game: Game, places: Column, onPlacedTile: boolean, attempt: Attempt): Reason[] {
  const { x, y, place, figure } = attempt;
  const { board, turn } = game;
  const slot = x === undefined || y === undefined ? -1 : board.land.slotAt(x, y);
  const segment = slot < 0 || place === undefined ? -1 : segmentAt(slot, place);
  if (!anyPlace(game, places, onPlacedTile)) {
    const isMeant = PIECES.some(
      (name, piece) => (figure ?? name) === name && segment >= 0 && placeOf(game, places, piece) === segment,
    );
    return isMeant ? [] : [{ code: 'mage-witch/off', rule: 'MW2' }];
  }
  const kind = segment < 0 ? -1 : board.kindOf(segment);
  if (kind !== ROAD && kind !== CITY) return [{ code: 'mage-witch/land', rule: 'MW1' }];
  const on = { kind: KINDS[kind] };
  const reasons: Reason[] = [];
  const root = board.features.rootOf(segment);
  if (slot === turn.slot && !onPlacedTile) reasons.push({ code: 'mage-witch/placed-tile', rule: 'MW1' });
  if (board.closed(root)) reasons.push({ code: 'mage-witch/closed', rule: 'MW1', ...on });
  for (const [piece, name] of PIECES.entries()) {
    const there = placeOf(game, places, piece);
    if (rootAt(game, there) !== root) continue;
    reasons.push({
      code: 'mage-witch/there',
      rule: 'MW1',
      figure: name,
      ...on,
      at: [evidenceAt(game, there)],
    });
  }
  return reasons;
}

/** Whether there is anything to do: a place to go to, or a piece to take off. */
export function anyMove(game: Game, places: Column, onPlacedTile: boolean): boolean {
  if (placeOf(game, places, MAGE) >= 0 || placeOf(game, places, WITCH) >= 0) return true;
  return anyPlace(game, places, onPlacedTile);
}

function anyPlace(game: Game, places: Column, onPlacedTile: boolean): boolean {
  game.scratch.clear();
  return listPlaces(game, places, onPlacedTile, game.scratch);
}

function listMoves(game: Game, places: Column, onPlacedTile: boolean, out: AnswerList): void {
  if (listPlaces(game, places, onPlacedTile, out)) return;
  for (let piece = 0; piece < PIECES.length; piece++) {
    if (placeOf(game, places, piece) >= 0) out.add(codeOf(piece, BESIDE));
  }
}

/**
 * MW1: unfinished roads and cities other than those where the two stand, whoever is there; unless allowed not on the placed
 * tile. Tells whether there are any.
 */
function listPlaces(game: Game, places: Column, onPlacedTile: boolean, out: AnswerList): boolean {
  const { features, tiles, land } = game.board;
  const { ends } = features;
  const mage = rootAt(game, placeOf(game, places, MAGE));
  const witch = rootAt(game, placeOf(game, places, WITCH));
  const omitted = onPlacedTile ? -1 : game.turn.slot;
  const { placed, oriented } = land;
  const { ways } = tiles;
  const first = out.count;
  out.reserve(PIECES.length * SEGMENTS_PER_TILE * placed);
  const { codes } = out;
  let count = first;
  for (let slot = 0; slot < placed; slot++) {
    if (slot === omitted) continue;
    for (let places = ways[oriented[slot] >> 2]; places !== 0; places &= places - 1) {
      const segment = segmentAt(slot, 31 - Math.clz32(places & -places));
      const root = features.rootOf(segment);
      if (root === mage || root === witch) continue;
      const open = ends[root] & OPEN;
      // Both are written and kept only if something is open: no branch that a processor could guess wrong.
      codes[count] = codeOf(MAGE, segment);
      codes[count + 1] = codeOf(WITCH, segment);
      count += PIECES.length * ((open + OPEN) >> 16);
    }
  }
  out.count = count;
  return count > first;
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
