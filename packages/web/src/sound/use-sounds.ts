import { useCallback, useEffect, useRef } from 'react';
import type { Settings } from '../app/settings/settings.ts';
import { beforeEnd, newsSince } from '../board/effects/effects.ts';
import type { Ending } from '../end/count/use-ending.ts';
import type { LogEntry } from '../session/types.ts';
import { countedSound, soundsOf, tremorOf } from './heard.ts';
import { type Heard, Instrument } from './instrument.ts';
import { TURN_TREMOR, tremble } from './tremble.ts';

type Wanted = Pick<Settings, 'sound' | 'volume' | 'haptics' | 'motion'>;

interface SoundsOptions {
  /** Whether it is the player's turn, where others play between. */
  readonly isMyTurn?: boolean;
  /** How the table ends: what is counted is heard step by step, then the bells. */
  readonly ending?: Pick<Ending, 'phase' | 'step' | 'count'>;
}

/** Lets the moves be heard and felt, if the player wants it; and that it is their turn, where others play between. */
export function useSounds(
  log: readonly LogEntry[],
  wanted: Wanted,
  { isMyTurn = false, ending }: SoundsOptions = {},
): void {
  const { haptics, motion } = wanted;
  const play = useInstrument(wanted);
  const seen = useRef(log.length);
  const wasMyTurn = useRef(isMyTurn);
  const isCounting = ending?.phase === 'count';
  useEffect(() => {
    const all = newsSince(log, seen.current);
    const news = isCounting ? beforeEnd(all) : all;
    seen.current = log.length;
    const begins = isMyTurn && !wasMyTurn.current;
    wasMyTurn.current = isMyTurn;
    const tremor = begins ? TURN_TREMOR : tremorOf(news);
    if (haptics && tremor !== undefined) tremble(tremor);
    play([...soundsOf(news, motion), ...(begins ? [{ sound: 'turn' } as const] : [])]);
  }, [log, play, haptics, motion, isMyTurn, isCounting]);
  const step = ending?.step && ending.count?.steps.indexOf(ending.step);
  useEffect(() => {
    if (step !== undefined) play([countedSound(step)]);
  }, [step, play]);
  const wasCounting = useRef(isCounting);
  useEffect(() => {
    if (wasCounting.current && !isCounting) play([{ sound: 'bells' }]);
    wasCounting.current = isCounting;
  }, [isCounting, play]);
}

/** Plays while sounds are wanted, as loud as they are now. */
function useInstrument({ sound, volume }: Wanted): (all: readonly Heard[]) => void {
  const instrument = useRef<Instrument>(undefined);
  useEffect(
    () => () => {
      instrument.current?.close();
      instrument.current = undefined;
    },
    [],
  );
  const loud = useRef(0);
  useEffect(() => {
    loud.current = sound ? volume : 0;
  }, [sound, volume]);
  return useCallback((all: readonly Heard[]) => {
    if (loud.current <= 0 || all.length === 0) return;
    instrument.current ??= new Instrument();
    for (const one of all) instrument.current.play(one, loud.current);
  }, []);
}
