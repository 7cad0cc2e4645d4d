/**
 * One block of memory that holds the whole state of a game, the expansions' part too.
 * Columns are typed views on it: cloning a game is copying its bytes, equality and hash are over its bytes. Whoever keeps one for itself says
 * `private` and not `#`: such a name is first undefined, so compiled code would look again and again at what is in it.
 */
export class Arena {
  readonly buffer: ArrayBuffer;
  /** How many bytes have been handed out. */
  used = 0;
  readonly #named: NamedColumn[] | undefined;
  #bytes: Uint8Array | undefined;

  /** With a list, every column is entered in it by its name, for people: the game itself never asks. */
  constructor(size: number, named?: NamedColumn[]) {
    this.buffer = new ArrayBuffer(size);
    this.#named = named;
  }

  u8(length: number, name: string): Uint8Array {
    const numbers = new Uint8Array(this.buffer, this.#take(length, 1), length);
    this.#named?.push({ name, numbers });
    return numbers;
  }

  u16(length: number, name: string): Uint16Array {
    const numbers = new Uint16Array(this.buffer, this.#take(length, 2), length);
    this.#named?.push({ name, numbers });
    return numbers;
  }

  i16(length: number, name: string): Int16Array {
    const numbers = new Int16Array(this.buffer, this.#take(length, 2), length);
    this.#named?.push({ name, numbers });
    return numbers;
  }

  i32(length: number, name: string): Int32Array {
    const numbers = new Int32Array(this.buffer, this.#take(length, 4), length);
    this.#named?.push({ name, numbers });
    return numbers;
  }

  /** Every byte handed out so far; made once, when the last column has been taken. */
  get bytes(): Uint8Array {
    this.#bytes ??= new Uint8Array(this.buffer, 0, this.used);
    return this.#bytes;
  }

  #take(length: number, width: number): number {
    const start = Math.ceil(this.used / width) * width;
    this.used = start + length * width;
    return start;
  }
}

export interface NamedColumn {
  readonly name: string;
  readonly numbers: Uint8Array | Uint16Array | Int16Array | Int32Array;
}

/** Large enough to lay out any game once and see how much it uses. */
export const MEASURING_SIZE = 1 << 20;

export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  const whole = sameWords(one, other);
  for (let i = whole; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** Four bytes at a time: how many are the same from the beginning on, as far as whole words go. */
function sameWords(one: Uint8Array, other: Uint8Array): number {
  if ((one.byteOffset | other.byteOffset) % 4 !== 0) return 0;
  const words = new Int32Array(one.buffer, one.byteOffset, one.length >> 2);
  const others = new Int32Array(other.buffer, other.byteOffset, words.length);
  let same = 0;
  while (same < words.length && words[same] === others[same]) same++;
  return 4 * same;
}

/** FNV-1a over the bytes, in 53 bits so that it stays a plain number. */
export function hashBytes(bytes: Uint8Array): number {
  let low = 0x811c9dc5;
  let high = 0x01234567;
  for (let i = 0; i < bytes.length; i++) {
    low = Math.imul(low ^ bytes[i], 0x01000193);
    high = Math.imul(high ^ bytes[i], 0x01000197) ^ (low >>> 15);
  }
  return (high >>> 0) * 0x200000 + (low >>> 11);
}
