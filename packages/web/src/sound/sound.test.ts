import { describe, expect, test } from 'vitest';
import { soundsOf } from './heard.ts';
import { RATE, samplesOf } from './rendering.ts';
import { SOUNDS, type Sound } from './tones.ts';

const sounds = (Object.keys(SOUNDS) as Sound[]).map((sound) => ({
  sound,
  samples: samplesOf(SOUNDS[sound]),
}));
const peakOf = (samples: Float32Array) => samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
const energyOf = (samples: Float32Array) => samples.reduce((sum, one) => sum + one ** 2, 0);

describe.each(sounds)('$sound', ({ samples }) => {
  test('is never cut off, begins and ends in silence, and is short', () => {
    expect(peakOf(samples)).toBeLessThan(0.9);
    expect(peakOf(samples.subarray(0, 3))).toBeLessThan(0.003);
    expect(peakOf(samples.subarray(-48))).toBeLessThan(0.001);
    expect(samples.length / RATE).toBeLessThan(3);
  });
});

test('all are about equally loud to the ear', () => {
  const loud = sounds.map(({ samples }) => loudnessOf(samples));
  expect(Math.max(...loud) - Math.min(...loud)).toBeLessThan(6);
  expect(Math.min(...loud)).toBeGreaterThan(-30);
});

test('a long road that closes a city is not cut off, all sounds together', () => {
  const because = { tiles: 30 };
  const award = { event: 'awarded', id: 0, seat: 0, points: 60, cause: 'city', because } as const;
  const heard = soundsOf([{ event: 'placed', seat: 0, tile: 'base/V', x: 1, y: 0, rot: 0 }, award]);
  const all = new Float32Array(4 * RATE);
  for (const { sound, after = 0, higher = 1, soft = 1 } of heard) {
    const samples = samplesOf(SOUNDS[sound]);
    const from = Math.round(after * RATE);
    for (let i = 0; i * higher < samples.length; i++) all[from + i] += soft * samples[Math.floor(i * higher)];
  }
  expect(peakOf(all)).toBeLessThan(0.9);
});

test('a bell has the partials of one, the hum the last to fade', () => {
  const bell = samplesOf(SOUNDS.bell);
  for (const ratio of [0.5, 1, 1.19, 2]) {
    const near = [0.94, 1.06].map((off) => strengthAt(bell, 523 * ratio * off));
    expect(strengthAt(bell, 523 * ratio)).toBeGreaterThan(5 * Math.max(...near));
  }
  const end = bell.subarray(RATE);
  expect(strengthAt(end, 261.5)).toBeGreaterThan(strengthAt(end, 523));
  expect(strengthAt(end, 523)).toBeGreaterThan(strengthAt(end, 1046));
});

test('wood is gone at once, and broad', () => {
  for (const sound of ['tile', 'figure', 'turn'] as const) {
    const wood = samplesOf(SOUNDS[sound]);
    expect(energyOf(wood.subarray(0.2 * RATE))).toBeLessThan(0.001 * energyOf(wood));
    // A pure tone would have next to nothing an octave above it.
    expect(shareAbove(wood, 2 * Math.min(...SOUNDS[sound].map(({ pitch }) => pitch)))).toBeGreaterThan(0.1);
  }
});

/** How strong a pitch is in a sound: the size of one term of its Fourier transform, 1 for a wave between −2 and 2. */
function strengthAt(samples: Float32Array, pitch: number): number {
  let [re, im] = [0, 0];
  samples.forEach((one, i) => {
    re += one * Math.cos((2 * Math.PI * pitch * i) / RATE);
    im += one * Math.sin((2 * Math.PI * pitch * i) / RATE);
  });
  return Math.hypot(re, im) / samples.length;
}

/** How much of the energy up to six kilohertz lies above a pitch. */
function shareAbove(samples: Float32Array, pitch: number): number {
  const all = Array.from({ length: 119 }, (_, n) => 50 * (n + 1));
  const power = (some: readonly number[]) =>
    some.reduce((sum, one) => sum + strengthAt(samples, one) ** 2, 0);
  return power(all.filter((one) => one > pitch)) / power(all);
}

const EAR = 0.2 * RATE;

/** Loudness of its loudest fifth of a second, in LUFS (ITU-R BS.1770: a high shelf, then a high-pass). */
function loudnessOf(samples: Float32Array): number {
  const [A, shelf, low] = [10 ** (4 / 40), bendOf(1500, Math.SQRT1_2), bendOf(38, 0.5)];
  const [up, down] = [A + 1, A - 1];
  const steep = 2 * Math.sqrt(A) * shelf.alpha;
  const bright = filtered(samples, [
    [
      A * (up + down * shelf.cos + steep),
      -2 * A * (down + up * shelf.cos),
      A * (up + down * shelf.cos - steep),
    ],
    [up - down * shelf.cos + steep, 2 * (down - up * shelf.cos), up - down * shelf.cos - steep],
  ]);
  const heard = filtered(bright, [
    [(1 + low.cos) / 2, -(1 + low.cos), (1 + low.cos) / 2],
    [1 + low.alpha, -2 * low.cos, 1 - low.alpha],
  ]);
  let [sum, most] = [0, 0];
  heard.forEach((one, i) => {
    sum += one ** 2 - (i < EAR ? 0 : heard[i - EAR] ** 2);
    most = Math.max(most, sum);
  });
  return 10 * Math.log10(most / EAR) - 0.691;
}

function bendOf(pitch: number, q: number): { readonly cos: number; readonly alpha: number } {
  const turn = (2 * Math.PI * pitch) / RATE;
  return { cos: Math.cos(turn), alpha: Math.sin(turn) / (2 * q) };
}

function filtered(samples: Float32Array, [b, a]: readonly (readonly number[])[]): Float32Array {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = (b[0] * x + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2) / a[0];
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}
