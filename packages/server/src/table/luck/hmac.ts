/**
 * HMAC-SHA-256 (RFC 2104, FIPS 180-4) with one key of 32 bytes, of texts of at most 55 letters of ASCII, and of the hash its first 48 bits. Every draw needs
 * one: Node's makes objects that are costly to make and to collect, and takes several times as long.
 */
export class ShortHmac {
  /** The hash after the first block, which is the key's. */
  readonly #inner: Int32Array;
  readonly #outer: Int32Array;

  constructor(key: Uint8Array) {
    this.#inner = afterKey(key, 0x36);
    this.#outer = afterKey(key, 0x5c);
  }

  first48(text: string): number {
    BLOCK.fill(0, 0, 16);
    for (let i = 0; i < text.length; i++) BLOCK[i >> 2] |= text.charCodeAt(i) << (24 - 8 * (i & 3));
    endBlock(text.length);
    mix(this.#inner, HASH);
    BLOCK.set(HASH);
    BLOCK.fill(0, 8, 16);
    endBlock(32);
    mix(this.#outer, HASH);
    return (HASH[0] >>> 0) * 2 ** 16 + (HASH[1] >>> 16);
  }
}

/** The block that is mixed in, and what is made of it for every round. */
const BLOCK = new Int32Array(64);
const HASH = new Int32Array(8);
const PRIMES = primes(64);
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));

function afterKey(key: Uint8Array, pad: number): Int32Array {
  for (let word = 0; word < 16; word++) {
    BLOCK[word] = 0;
    for (let i = 4 * word; i < 4 * word + 4; i++) BLOCK[word] = (BLOCK[word] << 8) | ((key[i] ?? 0) ^ pad);
  }
  const hash = new Int32Array(8);
  mix(START, hash);
  return hash;
}

/** So many bytes follow the block of the key, and nothing follows them. */
function endBlock(length: number): void {
  BLOCK[length >> 2] |= 0x80 << (24 - 8 * (length & 3));
  BLOCK[15] = 8 * (64 + length);
}

function mix(before: Int32Array, after: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const [x, y] = [BLOCK[i - 15], BLOCK[i - 2]];
    const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    BLOCK[i] = BLOCK[i - 16] + low + BLOCK[i - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = before;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUNDS[i] + BLOCK[i]) | 0;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) after[i] = before[i] + word;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first bits behind the point. */
function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime > 0)) found.push(n);
  return found;
}
