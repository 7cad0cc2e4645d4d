import type { Tone } from './tones.ts';

/** Samples a second: enough for the brightest coin. */
export const RATE = 24_000;

/** What fades is gone when it is as soft as this. */
const SILENT = 0.0001;
/** Seconds in which something struck is at its loudest. */
const STRUCK = 0.003;

/** A sound as it is heard at full volume. */
export function samplesOf(tones: readonly Tone[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(Math.ceil(Math.max(...tones.map(endOf)) * RATE) + 1);
  for (const tone of tones) {
    const voice = tone.shape === 'noise' ? noiseAbout(tone.pitch) : wave(tone);
    const from = Math.round(tone.at * RATE);
    const top = Math.round(topOf(tone) * RATE);
    const length = Math.round((endOf(tone) - tone.at) * RATE);
    // Struck at once or swelling, then fading away; evenly to the ear.
    const rise = (tone.loud / SILENT) ** (1 / top);
    const fade = (SILENT / tone.loud) ** (1 / (length - top));
    let loud = SILENT;
    for (let i = 0; i < length; i++) {
      all[from + i] += voice() * loud;
      loud *= i < top ? rise : fade;
    }
  }
  return all;
}

const topOf = ({ swells = 0 }: Tone): number => Math.max(STRUCK, swells);

const endOf = (tone: Tone): number => tone.at + Math.max(tone.lasts, topOf(tone) + 0.02);

/** A pure voice; where its pitch goes elsewhere, it does so evenly to the ear. */
function wave({ pitch, to = pitch, lasts }: Tone): () => number {
  const each = (to / pitch) ** (1 / (lasts * RATE));
  let step = (2 * Math.PI * pitch) / RATE;
  let phase = 0;
  return () => {
    const now = Math.sin(phase);
    phase += step;
    step *= each;
    return now;
  };
}

/** How narrow the noise is about its pitch. */
const NARROW = 1.2;

/** Noise through a band-pass filter of second order, the same each time. */
function noiseAbout(pitch: number): () => number {
  const turn = (2 * Math.PI * pitch) / RATE;
  const alpha = Math.sin(turn) / (2 * NARROW);
  const [gain, back, further] = [alpha, -2 * Math.cos(turn), 1 - alpha].map((one) => one / (1 + alpha));
  let seed = 1;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    const x = seed / 2 ** 31 - 1;
    const y = gain * (x - x2) - back * y1 - further * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  };
}
