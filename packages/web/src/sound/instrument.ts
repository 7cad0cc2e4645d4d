import { RATE, samplesOf } from './rendering.ts';
import { SOUNDS, type Sound } from './tones.ts';

/** Something to be heard: in how many seconds, how much higher, and how much softer than it is written. */
export interface Heard {
  readonly sound: Sound;
  readonly after?: number;
  readonly higher?: number;
  readonly soft?: number;
}

/** Plays sounds at a loudness from 0 to 1. It is made when something is first to be heard, as browsers wish. */
export class Instrument {
  #context: AudioContext | undefined;
  readonly #made = new Map<Sound, AudioBuffer>();

  play({ sound, after = 0, higher = 1, soft = 1 }: Heard, volume: number): void {
    if (volume <= 0) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    void context.resume();
    const source = new AudioBufferSourceNode(context, {
      buffer: this.#bufferOf(context, sound),
      playbackRate: higher,
    });
    source.connect(new GainNode(context, { gain: soft * volume })).connect(context.destination);
    source.start(context.currentTime + after);
  }

  close(): void {
    void this.#context?.close();
    this.#context = undefined;
    this.#made.clear();
  }

  #bufferOf(context: AudioContext, sound: Sound): AudioBuffer {
    const known = this.#made.get(sound);
    if (known !== undefined) return known;
    const samples = samplesOf(SOUNDS[sound]);
    const buffer = context.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    this.#made.set(sound, buffer);
    return buffer;
  }
}
