import { useEffect, useRef } from 'react';
import type { Settings } from '../app/settings/settings.ts';
import { newsSince } from '../board/effects/effects.ts';
import type { LogEntry } from '../session/types.ts';
import { soundsOf, TURN_TREMOR, tremorOf } from './heard.ts';
import { Instrument } from './instrument.ts';
import { tremble } from './tremble.ts';

type Wanted = Pick<Settings, 'sound' | 'volume' | 'haptics'>;

/** Lets the moves be heard and felt, if the player wants it; and that it is their turn, where others play between. */
export function useSounds(log: readonly LogEntry[], wanted: Wanted, isMyTurn = false): void {
  const { sound, volume, haptics } = wanted;
  const seen = useRef(log.length);
  const instrument = useRef<Instrument>(undefined);
  const wasMyTurn = useRef(isMyTurn);
  useEffect(() => {
    const news = newsSince(log, seen.current);
    seen.current = log.length;
    const begins = isMyTurn && !wasMyTurn.current;
    wasMyTurn.current = isMyTurn;
    const sounds = [...soundsOf(news), ...(begins ? (['turn'] as const) : [])];
    const tremor = tremorOf(news) ?? (begins ? TURN_TREMOR : undefined);
    if (haptics && tremor !== undefined) tremble(tremor);
    if (!sound || sounds.length === 0) return;
    instrument.current ??= new Instrument();
    for (const one of sounds) instrument.current.play(one, volume);
  }, [log, sound, volume, haptics, isMyTurn]);
  useEffect(
    () => () => {
      instrument.current?.close();
      instrument.current = undefined;
    },
    [],
  );
}
