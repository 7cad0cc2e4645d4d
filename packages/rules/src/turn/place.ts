import { FRONTIER } from '../board/land.ts';
import type { Game } from '../game/game.ts';
import type { Context, Question, Step } from '../hooks.ts';
import { ALL_TURNS, DISTINCT } from '../tile/fit.ts';
import type { AnswerList } from './answers.ts';
import { discard } from './draw.ts';
import { whyNotPlace } from './why-place.ts';

/** How often a random placement is tried before all are listed. */
const TRIES = 24;

/** Step 2 of a turn: the player places the tile; one that fits nowhere is shown and another drawn (G4, G5). */
export function placeStep(context: Context): Step {
  const place = context.question(placeQuestion);
  return {
    id: 'place',
    slot: 'place',
    run(game) {
      if (fitsSomewhere(game, game.turn.type)) {
        game.ask(place, game.turn.seat);
        return;
      }
      discard(game, game.turn.type);
      game.drawAgain();
    },
  };
}

/** Codes are cell × 4 + rotation. Only rotations that look different are listed; the others are accepted. */
const placeQuestion: Question = {
  id: 'place',
  answers: (game, out) => listPlacements(game, game.turn.type, out),
  play(game, code) {
    const { board, turn } = game;
    turn.slot = board.place(turn.type, code & 3, code >> 2);
    if (game.listener !== undefined) tellPlaced(game);
  },
  write(game, code) {
    const { land } = game.board;
    const cell = code >> 2;
    const tile = game.tileId(game.turn.type);
    return {
      by: game.turn.seat,
      do: 'place',
      tile,
      x: land.xOf(cell),
      y: land.yOf(cell),
      rot: (code & 3) * 90,
    };
  },
  read(game, { do: what, tile, x, y, rot }) {
    if (what !== 'place' || !looksLike(game, String(tile), game.turn.type)) return -1;
    if (!isWhole(x) || !isWhole(y) || !isWhole(rot) || rot % 90 !== 0 || rot < 0 || rot > 270) return -1;
    const cell = game.board.land.frontierAt(x, y);
    return cell < 0 ? -1 : cell * 4 + rot / 90;
  },
  target(game, code) {
    const { land } = game.board;
    return { x: land.xOf(code >> 2), y: land.yOf(code >> 2), rot: (code & 3) * 90, label: 'place' };
  },
  sample(game, random) {
    const { land, tiles } = game.board;
    const { type } = game.turn;
    const turns = tiles.turns[type];
    const first = tiles.fitAt[type];
    const tickets = land.frontierCells * turns;
    const guarded = game.rules.guarded[type] === 1;
    for (let i = 0; i < TRIES; i++) {
      const ticket = random(tickets);
      // There are 1, 2 or 4 turns: what would be a division takes no time.
      const at = ticket >> (turns >> 1);
      const rot = ticket & (turns - 1);
      if (((tiles.fit[first + land.frontierNeed[at]] >> rot) & 1) === 0) continue;
      const cell = land.frontierCell[at];
      if (!guarded || isAllowed(game, type, rot, cell)) return cell * 4 + rot;
    }
    const { scratch } = game;
    scratch.clear();
    listPlacements(game, type, scratch);
    return scratch.codes[random(scratch.count)];
  },
  accepts(game, code) {
    const { land, tiles } = game.board;
    const entry = land.grid[code >> 2];
    if (entry < FRONTIER) return false;
    const { type } = game.turn;
    const fit = tiles.fit[tiles.fitAt[type] + land.frontierNeed[entry - FRONTIER]] >> ALL_TURNS;
    return ((fit >> (code & 3)) & 1) === 1 && isAllowed(game, type, code & 3, code >> 2);
  },
  why: whyNotPlace,
};

function listPlacements(game: Game, type: number, out: AnswerList): void {
  if (game.rules.guarded[type] === 1) {
    listGuarded(game, type, out);
    return;
  }
  const { land, tiles } = game.board;
  const { frontierNeed, frontierCell } = land;
  const { fit } = tiles;
  const first = tiles.fitAt[type];
  const cells = land.frontierCells;
  out.reserve(4 * cells + 4);
  const { codes } = out;
  let { count } = out;
  let i = 0;
  // Two cells a round: compiled code looks at every array anew in each round, so half as often.
  for (; i + 1 < cells; i += 2) {
    const one = fit[first + frontierNeed[i]];
    const other = fit[first + frontierNeed[i + 1]];
    const cell = frontierCell[i];
    const otherCell = frontierCell[i + 1];
    count = addRotations(codes, count, cell, one);
    count = addRotations(codes, count, otherCell, other);
  }
  if (i < cells) count = addRotations(codes, count, frontierCell[i], fit[first + frontierNeed[i]]);
  out.count = count;
}

/** Each rotation is written and kept only if it fits: no branch that a processor could guess wrong. */
function addRotations(codes: Int32Array, from: number, cell: number, rotations: number): number {
  const code = cell * 4;
  let count = from;
  codes[count] = code;
  count += rotations & 1;
  codes[count] = code + 1;
  count += (rotations >> 1) & 1;
  codes[count] = code + 2;
  count += (rotations >> 2) & 1;
  codes[count] = code + 3;
  return count + ((rotations >> 3) & 1);
}

/** Placements of a tile in which an expansion has a say; without `out`, tells whether there is any. */
function listGuarded(game: Game, type: number, out: AnswerList | undefined): boolean {
  const { land, tiles } = game.board;
  for (let i = 0; i < land.frontierCells; i++) {
    const rotations = tiles.fit[tiles.fitAt[type] + land.frontierNeed[i]] & DISTINCT;
    if (rotations === 0) continue;
    const cell = land.frontierCell[i];
    for (let rot = 0; rot < 4; rot++) {
      if (((rotations >> rot) & 1) === 0 || !isAllowed(game, type, rot, cell)) continue;
      if (out === undefined) return true;
      out.add(cell * 4 + rot);
    }
  }
  return false;
}

/** How many (x, y, rotation) are legal, all four rotations counted even where a tile looks the same. */
export function countPlacements(game: Game): number {
  const { land, tiles } = game.board;
  const { type } = game.turn;
  let count = 0;
  for (let i = 0; i < land.frontierCells; i++) {
    const rotations = tiles.fit[tiles.fitAt[type] + land.frontierNeed[i]] >> ALL_TURNS;
    for (let rot = 0; rot < 4; rot++) {
      if (((rotations >> rot) & 1) === 1 && isAllowed(game, type, rot, land.frontierCell[i])) count++;
    }
  }
  return count;
}

export function fitsSomewhere(game: Game, type: number): boolean {
  const { land, tiles } = game.board;
  const first = tiles.fitAt[type];
  if (game.rules.guarded[type] === 0) {
    for (let i = land.frontierCells - 1; i >= 0; i--)
      if (tiles.fit[first + land.frontierNeed[i]] !== 0) return true;
    return false;
  }
  return listGuarded(game, type, undefined);
}

export function isAllowed(game: Game, type: number, rot: number, cell: number): boolean {
  if (game.rules.guarded[type] === 0) return true;
  const { mayPlace } = game.rules.hooks;
  for (let i = 0; i < mayPlace.length; i++) {
    if (mayPlace[i].types(type) && !mayPlace[i].allows(game, type, rot, cell)) return false;
  }
  return true;
}

function tellPlaced(game: Game): void {
  const { board, turn } = game;
  const { x, y, oriented } = board.land;
  const rot = (oriented[turn.slot] & 3) * 90;
  game.emit({
    event: 'placed',
    seat: turn.seat,
    tile: game.tileId(turn.type),
    x: x[turn.slot],
    y: y[turn.slot],
    rot,
  });
}

/** Records may name a tile by another that looks the same. */
function looksLike({ tiles }: Game, id: string, type: number): boolean {
  const named = tiles.indexOf(id);
  return named >= 0 && tiles.print[named] === tiles.print[type];
}

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}
