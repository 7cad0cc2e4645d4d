import { useEffect, useRef } from 'react';
import { newsSince } from '../board/effects/effects.ts';
import type { LogEntry } from '../session/types.ts';
import { type Tone, tonesFor } from './tones.ts';

const LOUDNESS = 0.35;

/** Lets the moves be heard, if the player wants it. */
export function useSounds(log: readonly LogEntry[], isOn: boolean): void {
  const seen = useRef(log.length);
  const context = useRef<AudioContext>(undefined);
  useEffect(() => {
    const tones = tonesFor(newsSince(log, seen.current));
    seen.current = log.length;
    if (!isOn || tones.length === 0) return;
    context.current ??= new AudioContext();
    for (const tone of tones) play(context.current, tone);
  }, [log, isOn]);
  useEffect(
    () => () => {
      void context.current?.close();
      context.current = undefined;
    },
    [],
  );
}

/** A tone that begins at once and fades away. */
function play(context: AudioContext, { at, lasts, pitch, loud, shape }: Tone): void {
  const begin = context.currentTime + at;
  const voice = new OscillatorNode(context, { type: shape, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(loud * LOUDNESS, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
  voice.connect(volume).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + lasts);
}
