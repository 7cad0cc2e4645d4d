import { useEffect, useRef, useState } from 'react';
import { keepMeasured } from '../history/keep-ended.ts';
import type { KeptGame } from '../history/kept-game.ts';
import { keptGame } from '../history/store.ts';
import { luckSums } from '../luck/luck-figures.ts';
import { drawsIn, type LuckRun, measureLuck } from '../luck/measure.ts';

interface MeasuringAll {
  readonly done: number;
  readonly all: number;
  /** Of the game being measured, from 0 to 1. */
  readonly share: number;
}

/** Measures the luck of the games that have none yet, one after the other; what is measured stays if it is stopped. */
export function useMeasureAll(games: readonly KeptGame[], onChange: () => void) {
  const missing = games.filter((game) => game.luck === undefined);
  const [state, setState] = useState<MeasuringAll>();
  const run = useRef<LuckRun>(undefined);
  /** Which start is under way: one that was stopped must not end the next. */
  const current = useRef<symbol>(undefined);
  const cancel = () => {
    current.current = undefined;
    run.current?.cancel();
    setState(undefined);
  };
  useEffect(
    () => () => {
      current.current = undefined;
      run.current?.cancel();
    },
    [],
  );
  const measure = async (isOn: () => boolean) => {
    const all = missing.length;
    for (const [done, { id, table }] of missing.entries()) {
      const kept = await keptGame(id);
      if (!isOn()) return;
      setState({ done, all, share: 0 });
      if (kept === undefined || drawsIn({ table, moves: kept.moves }) === 0) continue;
      run.current = measureLuck({ table, moves: kept.moves }, (share) => setState({ done, all, share }));
      const draws = await run.current.result;
      if (draws !== undefined) await keepMeasured(id, luckSums(draws, table.setup.players));
      if (!isOn()) return;
      onChange();
    }
  };
  const start = () => {
    const own = Symbol();
    current.current = own;
    const isOn = () => current.current === own;
    // A game that can't be read any more ends it, too; those measured before stay so.
    const end = () => isOn() && cancel();
    measure(isOn).then(end, end);
  };
  return { missing: missing.length, state, start, cancel };
}
