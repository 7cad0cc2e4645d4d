import type { GameDraw } from '@bastide/bots';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayedGame } from '../figures/course.ts';
import { type LuckRun, measureLuck } from './measure.ts';

export type LuckState =
  | { readonly is: 'idle' | 'failed' }
  | { readonly is: 'running'; readonly share: number }
  | { readonly is: 'done'; readonly draws: readonly GameDraw[] };

export interface Luck {
  readonly state: LuckState;
  start(): void;
  cancel(): void;
}

/** Luck is measured when asked for; it stops when nobody looks any more. */
export function useLuck(played: PlayedGame, onDone?: (draws: readonly GameDraw[]) => void): Luck {
  const [state, setState] = useState<LuckState>({ is: 'idle' });
  const run = useRef<LuckRun>(undefined);
  const cancel = useCallback(() => {
    run.current?.cancel();
    run.current = undefined;
    setState({ is: 'idle' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game begins anew
  useEffect(() => {
    setState({ is: 'idle' });
    return () => {
      run.current?.cancel();
      run.current = undefined;
    };
  }, [played]);
  const start = () => {
    setState({ is: 'running', share: 0 });
    const begun = measureLuck(played, (share) => {
      if (run.current === begun) setState({ is: 'running', share });
    });
    run.current = begun;
    void begun.result.then((draws) => {
      if (run.current !== begun) return;
      run.current = undefined;
      setState(draws === undefined ? { is: 'failed' } : { is: 'done', draws });
      if (draws !== undefined) onDone?.(draws);
    });
  };
  return { state, start, cancel };
}
