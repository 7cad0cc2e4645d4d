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

/** The turn under way. */
export class Turn {
  private readonly fields: Int32Array;

  constructor(arena: Arena) {
    this.fields = arena.i32(FIELDS, 'turn.fields');
  }

  get stage(): number {
    return this.fields[STAGE];
  }
  set stage(stage: number) {
    this.fields[STAGE] = stage;
  }

  /** Whether final scoring has begun. */
  get ending(): boolean {
    return this.fields[STAGE] >= FINAL;
  }

  /** The active player. */
  get seat(): number {
    return this.fields[SEAT];
  }
  set seat(seat: number) {
    this.fields[SEAT] = seat;
  }

  /** 1, or 2 in the second part of a turn. 0 before the first turn. */
  get part(): number {
    return this.fields[PART];
  }
  set part(part: number) {
    this.fields[PART] = part;
  }

  /** The tile in hand: drawn or chosen, not yet placed; -1 if none could be drawn. */
  get type(): number {
    return this.fields[TYPE];
  }
  set type(type: number) {
    this.fields[TYPE] = type;
  }

  /** The tile placed in this part. */
  get slot(): number {
    return this.fields[SLOT];
  }
  set slot(slot: number) {
    this.fields[SLOT] = slot;
  }

  /** Whether a second part has been earned. */
  get again(): boolean {
    return this.fields[AGAIN] === 1;
  }
  set again(again: boolean) {
    this.fields[AGAIN] = again ? 1 : 0;
  }

  /** Whether this part's tile was held by the player before (E3). */
  get fromHand(): boolean {
    return this.fields[FROM_HAND] === 1;
  }
  set fromHand(fromHand: boolean) {
    this.fields[FROM_HAND] = fromHand ? 1 : 0;
  }

  /** How many tiles the active player has still to draw for a hand that was put in the box (E3). */
  get owed(): number {
    return this.fields[OWED];
  }
  set owed(owed: number) {
    this.fields[OWED] = owed;
  }
}
