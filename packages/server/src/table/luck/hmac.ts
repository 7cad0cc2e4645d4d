/**
 * HMAC-SHA-256 (RFC 2104, FIPS 180-4) with one key of 32 bytes for many short texts. Chance needs one for every draw, and to make an object of Node's for each takes
 * several times as long as the hash itself.
 */
export class Hmac {
  readonly #inner: Int32Array;
  readonly #outer: Int32Array;

  constructor(key: Uint8Array) {
    if (key.length !== 32) throw new Error(`a key of ${key.length} bytes`);
    this.#inner = afterKey(key, 0x36);
    this.#outer = afterKey(key, 0x5c);
  }

  /** The first 48 bits for a text of at most 55 letters, none beyond ASCII. */
  first48(text: string): number {
    if (text.length > MOST) throw new Error(`a text of ${text.length} letters`);
    words.fill(0, 0, 16);
    for (let i = 0; i < text.length; i++) words[i >> 2] |= text.charCodeAt(i) << (24 - 8 * (i & 3));
    words[text.length >> 2] |= 0x80 << (24 - 8 * (text.length & 3));
    words[15] = 8 * (BLOCK + text.length);
    state.set(this.#inner);
    compress();
    words.fill(0, 8, 16);
    words.set(state);
    words[8] = 0x80 << 24;
    words[15] = 8 * (BLOCK + 32);
    state.set(this.#outer);
    compress();
    return (state[0] >>> 0) * 2 ** 16 + (state[1] >>> 16);
  }
}

/** Bytes; a text must leave room for nine in the second block. */
const BLOCK = 64;
const MOST = BLOCK - 9;

/** Where all of it is worked out: nobody else comes in between. */
const words = new Int32Array(BLOCK);
const state = new Int32Array(8);

/** The state after the block that is made of the key. */
function afterKey(key: Uint8Array, pad: number): Int32Array {
  for (let i = 0; i < 16; i++) {
    const byte = (n: number) => (key[4 * i + n] ?? 0) ^ pad;
    words[i] = (byte(0) << 24) | (byte(1) << 16) | (byte(2) << 8) | byte(3);
  }
  state.set(START);
  compress();
  return state.slice();
}

/** Takes the block in `words` into the state. */
function compress(): void {
  for (let i = 16; i < 64; i++) {
    const [x, y] = [words[i - 15], words[i - 2]];
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    words[i] = (words[i - 16] + s0 + words[i - 7] + s1) | 0;
  }
  let [a, b, c, d] = [state[0], state[1], state[2], state[3]];
  let [e, f, g, h] = [state[4], state[5], state[6], state[7]];
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + words[i]) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] += a;
  state[1] += b;
  state[2] += c;
  state[3] += d;
  state[4] += e;
  state[5] += f;
  state[6] += g;
  state[7] += h;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits of the fractions of roots of the first primes, as the standard has it: of square roots, and of cube roots. */
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(PRIMES.slice(0, 64), (prime) => fractionOf(Math.cbrt(prime)));

function fractionOf(root: number): number {
  return Math.floor((root % 1) * 2 ** 32) | 0;
}
