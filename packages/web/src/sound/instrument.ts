import { SOUNDS, type Sound, type Tone } from './tones.ts';

const LOUDNESS = 0.6;

/** Plays sounds at a loudness from 0 to 1. It is made when something is first to be heard, as browsers wish. */
export class Instrument {
  #context: AudioContext | undefined;
  #noise: AudioBuffer | undefined;

  play(sound: Sound, volume: number): void {
    if (volume <= 0) return;
    this.#context ??= new AudioContext();
    void this.#context.resume();
    for (const tone of SOUNDS[sound]) this.#sound(this.#context, tone, volume);
  }

  close(): void {
    void this.#context?.close();
    this.#context = undefined;
  }

  /** One tone: struck at once or swelling, then fading away. */
  #sound(
    context: AudioContext,
    { at, lasts, pitch, loud, shape, to, swells = 0 }: Tone,
    volume: number,
  ): void {
    const begin = context.currentTime + at;
    const gain = new GainNode(context, { gain: 0 });
    const most = loud * LOUDNESS * volume;
    gain.gain.setValueAtTime(0.0001, begin);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, most), begin + Math.max(0.003, swells));
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + Math.max(lasts, swells + 0.02));
    gain.connect(context.destination);
    const voice =
      shape === 'noise' ? this.#noiseAt(context, pitch, gain) : voiceOf(context, shape, pitch, gain);
    if (to !== undefined && voice instanceof OscillatorNode)
      voice.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    voice.start(begin);
    voice.stop(begin + lasts + swells + 0.05);
  }

  #noiseAt(context: AudioContext, pitch: number, gain: GainNode): AudioBufferSourceNode {
    this.#noise ??= noiseIn(context);
    const source = new AudioBufferSourceNode(context, { buffer: this.#noise, loop: true });
    source
      .connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.2 }))
      .connect(gain);
    return source;
  }
}

function voiceOf(
  context: AudioContext,
  type: 'sine' | 'triangle',
  frequency: number,
  gain: GainNode,
): OscillatorNode {
  const voice = new OscillatorNode(context, { type, frequency });
  voice.connect(gain);
  return voice;
}

function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
