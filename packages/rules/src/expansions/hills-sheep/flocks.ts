import type { Board } from '../../board/board.ts';
import { sendHome } from '../../figure/home.ts';
import type { SeatPoints } from '../../game/brings.ts';
import type { Column } from '../../game/columns.ts';
import type { Game } from '../../game/game.ts';
import { segmentName } from '../../game/notation.ts';
import type { Context, Evidence, Thing } from '../../hooks.ts';
import { award } from '../../score/award.ts';
import { endBatch } from '../../score/batch.ts';
import type { PackedMark } from '../../tile/marks.ts';
import { placeOf, tileOf } from '../../tile/segment.ts';

/** What lies in the bag, and how many of each. A sheep token's place in the list is one less than its sheep. */
export const TOKENS = ['sheep1', 'sheep2', 'sheep3', 'sheep4', 'wolf'];
export const WOLF = 4;
const IN_ALL = [4, 5, 5, 2, 2];
const SHEEP_TOKENS = 4;

/**
 * Shepherds and their sheep. Each shepherd keeps the tokens its owner drew; a flock is all of them in one field, so fields
 * that grow together need no care. A wolf never stays on the land.
 */
export class Flocks {
  readonly kind: number;
  readonly #gathersClosed: boolean;
  readonly #players: number;
  /** By seat × 4 + token: how many lie with the seat's shepherd. */
  readonly #kept: Column;
  readonly #printed: PackedMark;

  constructor(context: Context, gathersClosed: boolean) {
    this.kind = context.figureKind('shepherd');
    this.#gathersClosed = gathersClosed;
    this.#players = context.setup.players;
    this.#kept = context.column('u8', this.#players * SHEEP_TOKENS, 'kept');
    this.#printed = context.mark('sheep');
  }

  /** Where a seat's shepherd is: a segment, or below 0 at home. */
  placeOf(game: Game, seat: number): number {
    return game.figures.place[this.#shepherdOf(game, seat)];
  }

  kept(game: Game, seat: number, token: number): number {
    return game.column(this.#kept)[seat * SHEEP_TOKENS + token];
  }

  /** Whether a seat's shepherd was deployed in this part and has no token yet (HS2). */
  isNew(game: Game, seat: number): boolean {
    if (this.placeOf(game, seat) < 0) return false;
    for (let token = 0; token < SHEEP_TOKENS; token++) if (this.kept(game, seat, token) > 0) return false;
    return true;
  }

  inBag(game: Game, token: number): number {
    let count = IN_ALL[token];
    if (token === WOLF) return count;
    for (let seat = 0; seat < this.#players; seat++) count -= this.kept(game, seat, token);
    return count;
  }

  /** How likely each token is to be drawn. */
  odds(game: Game): { readonly name: string; readonly parts: number }[] {
    return TOKENS.map((name, token) => ({ name, parts: this.inBag(game, token) }));
  }

  /** Sheep stay with the shepherd of the seat that drew them; what can never grow again is gathered at once (HS6). */
  keep(game: Game, seat: number, token: number): void {
    const segment = this.placeOf(game, seat);
    const root = game.board.features.rootOf(segment);
    game.column(this.#kept)[seat * SHEEP_TOKENS + token]++;
    tellLaid(game, segment, token, 1);
    if (this.#gathersClosed && !canGrow(game.board, root)) this.gather(game, root);
  }

  /** A field with a shepherd that can't grow any more, or -1. */
  closedField(game: Game): number {
    for (let seat = 0; seat < this.#players; seat++) {
      const segment = this.placeOf(game, seat);
      if (segment >= 0 && !canGrow(game.board, segment)) return game.board.features.rootOf(segment);
    }
    return -1;
  }

  hasShepherd(game: Game, root: number): boolean {
    for (let seat = 0; seat < this.#players; seat++) if (this.#isIn(game, seat, root)) return true;
    return false;
  }

  /** Where the shepherds of a field stand. */
  shepherdsIn(game: Game, root: number): Evidence[] {
    const { x, y } = game.board.land;
    return Array.from({ length: this.#players }, (_, seat) => seat)
      .filter((seat) => this.#isIn(game, seat, root))
      .map((seat) => this.placeOf(game, seat))
      .map((segment) => ({ x: x[tileOf(segment)], y: y[tileOf(segment)], place: placeOf(segment) }));
  }

  /** HS5: what every shepherd of the field would get for its flock. */
  worth(game: Game, root: number): SeatPoints[] {
    const points = this.#printedIn(game, root) + this.#sheepIn(game, root);
    const seats = Array.from({ length: this.#players }, (_, i) => (game.turn.seat + i) % this.#players);
    return seats.filter((seat) => this.#isIn(game, seat, root)).map((seat) => ({ seat, points }));
  }

  /** HS5: every shepherd of the field scores all its sheep, the active player's first, and all go home. */
  gather(game: Game, root: number): void {
    const { turn } = game;
    const printed = this.#printedIn(game, root);
    const sheep = printed + this.#sheepIn(game, root);
    const because = printed === 0 ? { sheep } : { sheep, printed };
    for (let i = 0; i < this.#players; i++) {
      const seat = (turn.seat + i) % this.#players;
      if (!this.#isIn(game, seat, root)) continue;
      // Nobody competes for a flock.
      award(game, seat, sheep, { cause: 'flock', because, root, held: [] });
    }
    this.disperse(game, root);
    endBatch(game);
  }

  /** All shepherds of the field go home, all tokens back into the bag (HS4, HS5). */
  disperse(game: Game, root: number): void {
    const kept = game.column(this.#kept);
    for (let seat = 0; seat < this.#players; seat++) {
      if (!this.#isIn(game, seat, root)) continue;
      const segment = this.placeOf(game, seat);
      for (let token = 0; token < SHEEP_TOKENS; token++) {
        const count = kept[seat * SHEEP_TOKENS + token];
        if (count === 0) continue;
        kept[seat * SHEEP_TOKENS + token] = 0;
        tellLaid(game, segment, token, -count);
      }
      sendHome(game, this.#shepherdOf(game, seat));
    }
  }

  /** The tokens on the land, beside the shepherd they belong to. */
  things(game: Game): Thing[] {
    const { board } = game;
    const things: Thing[] = [];
    for (let seat = 0; seat < this.#players; seat++) {
      const segment = this.placeOf(game, seat);
      if (segment < 0) continue;
      const where = {
        x: board.land.x[tileOf(segment)],
        y: board.land.y[tileOf(segment)],
        on: segmentName(board, segment),
      };
      for (let token = 0; token < SHEEP_TOKENS; token++) {
        const count = this.kept(game, seat, token);
        if (count > 0) things.push({ name: TOKENS[token], count, seat, ...where });
      }
    }
    return things;
  }

  #shepherdOf({ figures }: Game, seat: number): number {
    return seat * figures.perSeat + figures.firstOf[this.kind];
  }

  #isIn(game: Game, seat: number, root: number): boolean {
    const segment = this.placeOf(game, seat);
    return segment >= 0 && game.board.features.rootOf(segment) === root;
  }

  #printedIn({ board }: Game, root: number): number {
    return (board.features.marks[root] >>> this.#printed.shift) & this.#printed.mask;
  }

  #sheepIn(game: Game, root: number): number {
    let sheep = 0;
    for (let seat = 0; seat < this.#players; seat++) {
      if (!this.#isIn(game, seat, root)) continue;
      for (let token = 0; token < SHEEP_TOKENS; token++) sheep += (token + 1) * this.kept(game, seat, token);
    }
    return sheep;
  }
}

/** Whether a field has an edge on an empty cell. */
function canGrow({ features, land, tiles }: Board, field: number): boolean {
  let segment = field;
  do {
    const slot = tileOf(segment);
    for (let half = 0; half < 8; half++) {
      if (tiles.half[land.oriented[slot] * 8 + half] !== placeOf(segment)) continue;
      if (land.slotIn((land.cell[slot] + land.steps[half >> 1]) & land.lattice.mask) < 0) return true;
    }
    segment = features.next[segment];
  } while (segment !== field);
  return false;
}

function tellLaid(game: Game, segment: number, token: number, count: number): void {
  if (game.listener === undefined) return;
  const { x, y } = game.board.land;
  game.emit({ event: 'laid', token: TOKENS[token], count, x: x[tileOf(segment)], y: y[tileOf(segment)] });
}
