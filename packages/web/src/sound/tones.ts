/** A short sound: when it begins and how long it lasts in seconds, its pitch in hertz, its loudness up to 1. */
export interface Tone {
  readonly at: number;
  readonly lasts: number;
  readonly pitch: number;
  readonly loud: number;
  /** A pure voice, or noise about that pitch. */
  readonly shape: 'pure' | 'noise';
  /** Where the pitch goes meanwhile. */
  readonly to?: number;
  /** Seconds until it is at its loudest; struck things are at once. */
  readonly swells?: number;
}

type Partial = readonly [ratio: number, loud: number, lasts: number];

/** What wood sounds like when it is struck: few partials out of tune with each other, gone at once. */
const WOOD: readonly Partial[] = [
  [1, 0.5, 0.09],
  [2.57, 0.24, 0.05],
  [4.94, 0.1, 0.03],
];
/** A small bell: hum, prime, third, fifth and octave, the deep ones longest. */
const BELL: readonly Partial[] = [
  [0.5, 0.16, 1.8],
  [1, 0.2, 1.4],
  [1.19, 0.1, 1],
  [1.5, 0.06, 0.8],
  [2, 0.1, 0.7],
  [2.66, 0.04, 0.4],
];
/** A coin on another. */
const COIN: readonly Partial[] = [
  [1, 0.09, 0.22],
  [1.48, 0.07, 0.16],
  [2.31, 0.04, 0.1],
];

/** A bar of soft wood that sings: its second partial is two octaves up. */
const BAR: readonly Partial[] = [
  [1, 0.24, 0.3],
  [4, 0.05, 0.09],
  [9.2, 0.012, 0.03],
];

const struck = (partials: readonly Partial[], pitch: number, at = 0, loud = 1): Tone[] =>
  partials.map(([ratio, share, lasts]) => ({
    at,
    lasts,
    pitch: pitch * ratio,
    loud: share * loud,
    shape: 'pure',
  }));

const noise = (pitch: number, at: number, lasts: number, loud: number, swells = 0): Tone => ({
  at,
  lasts,
  pitch,
  loud,
  shape: 'noise',
  swells,
});

const knock = (pitch: number, at = 0, loud = 1): Tone[] => [
  ...struck(WOOD, pitch, at, loud),
  noise(pitch * 6, at, 0.025, 0.25 * loud),
];

const drop = (pitch: number, at: number): Tone => ({
  at,
  lasts: 0.09,
  pitch,
  to: pitch * 1.8,
  loud: 0.34,
  shape: 'pure',
});

/** What rolls or spins: knocks that come slower and slower. */
const knocks = (pitch: number, first: number, slower: number, count: number): Tone[] =>
  Array.from({ length: count }, (_, n) => {
    const at = (first * (slower ** n - 1)) / (slower - 1);
    return knock(pitch * (1 + 0.06 * (n % 3)), at, 0.45);
  }).flat();

/** Everything that can be heard at the table, about equally loud; `sound.test.ts` measures it. */
export const SOUNDS = {
  tile: [...knock(150), ...knock(118, 0.035, 0.7)],
  figure: [...knock(430, 0, 0.75), ...knock(330, 0.06, 0.5)],
  coins: [0.1, 0.19, 0.25].flatMap((at, n) => struck(COIN, 3100 + n * 410, at)),
  bell: struck(BELL, 523, 0.12, 0.6),
  bells: [523, 659, 784, 1047].flatMap((pitch, n) => struck(BELL, pitch, 0.1 + n * 0.28, 0.5)),
  /** One thing counted; a row of them rises (`higher`). */
  step: struck(BAR, 523),
  wind: [noise(520, 0, 0.9, 0.75, 0.35), noise(900, 0.15, 0.6, 0.35, 0.25)],
  water: [noise(700, 0, 0.5, 0.22, 0.15), drop(420, 0.05), drop(560, 0.2), drop(380, 0.33)],
  die: knocks(900, 0.05, 1.25, 7),
  spin: knocks(620, 0.06, 1.2, 10),
  turn: [...knock(520, 0, 0.6), ...knock(690, 0.12, 0.6)],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

export type Sound = keyof typeof SOUNDS;

/** Five notes that sound well in any order, in half-tones. */
const SCALE = [0, 2, 4, 7, 9];
/** From here on it gets no higher. */
const TOP = 2 * SCALE.length;

/** How much higher the n-th of a row is. */
export function higher(n: number): number {
  const note = Math.min(n, TOP);
  return 2 ** (Math.floor(note / SCALE.length) + SCALE[note % SCALE.length] / 12);
}
