import type { Arena } from '../arena/arena.ts';

/** Where the game stands as a whole. */
export const START = 0;
export const TURNS = 1;
export const FINAL = 2;
export const OVER = 3;

const STAGE = 0;
const SEAT = 1;
const PART = 2;
const TYPE = 3;
const SLOT = 4;
const AGAIN = 5;
const FROM_HAND = 6;
const OWED = 7;
const FIELDS = 8;

/** The turn under way. Its fields are copied to the arena and back when somebody looks at that (`Game.bytes`). */
export class Turn {
  stage = START;
  /** The active player. */
  seat = 0;
  /** 1, or 2 in the second part of a turn. 0 before the first turn. */
  part = 0;
  /** The tile in hand: drawn or chosen, not yet placed; -1 if none could be drawn. */
  type = 0;
  /** The tile placed in this part. */
  slot = 0;
  /** Whether a second part has been earned. */
  again = false;
  /** Whether this part's tile was held by the player before (E3). */
  fromHand = false;
  /** How many tiles the active player has still to draw for a hand that was put in the box (E3). */
  owed = 0;
  private readonly fields: Int32Array;

  constructor(arena: Arena) {
    this.fields = arena.i32(FIELDS, 'turn.fields');
  }

  /** Whether final scoring has begun. */
  get ending(): boolean {
    return this.stage >= FINAL;
  }

  toArena(): void {
    const { fields } = this;
    fields[STAGE] = this.stage;
    fields[SEAT] = this.seat;
    fields[PART] = this.part;
    fields[TYPE] = this.type;
    fields[SLOT] = this.slot;
    fields[AGAIN] = this.again ? 1 : 0;
    fields[FROM_HAND] = this.fromHand ? 1 : 0;
    fields[OWED] = this.owed;
  }

  fromArena(): void {
    const { fields } = this;
    this.stage = fields[STAGE];
    this.seat = fields[SEAT];
    this.part = fields[PART];
    this.type = fields[TYPE];
    this.slot = fields[SLOT];
    this.again = fields[AGAIN] === 1;
    this.fromHand = fields[FROM_HAND] === 1;
    this.owed = fields[OWED];
  }
}
