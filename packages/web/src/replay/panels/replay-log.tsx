import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import '../../log/log.css';
import { turnsOf } from '../../log/chronicle.ts';
import { LogTurn } from '../../log/log-turn.tsx';
import type { ReplayPanelProps } from './panels.tsx';

/** Turns told at once: a long game is told in parts, so that nothing waits for it. */
const AT_ONCE = 12;

/** The whole game, turn by turn from its beginning. A press leads to what it tells. */
export function ReplayLog({ session, state, seats, onSee, onRecall }: ReplayPanelProps) {
  const { timeline } = session;
  const { moment } = state;
  const turns = useMemo(() => turnsOf(timeline.log), [timeline]);
  const { specOf } = session;
  const now = turns.filter(({ key }) => key < moment).length - 1;
  const count = useGrowing(turns.length, now + AT_ONCE);
  const list = useRef<HTMLOListElement>(null);
  const onGo = useCallback(
    (entry: number) => {
      const stop = timeline.stops.find((one) => one > entry);
      if (stop !== undefined) onSee(stop);
    },
    [timeline, onSee],
  );
  const [ahead, here] = useMemo(() => [false, true].map((isNow) => ({ isNow, onGo })), [onGo]);
  useEffect(() => {
    list.current?.children[now]?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  return (
    <div className="log">
      <ol className="bare" ref={list}>
        {turns.slice(0, count).map((turn, index) => (
          <LogTurn
            key={turn.key}
            turn={turn}
            seats={seats}
            specOf={specOf}
            onRecall={onRecall}
            past={index === now ? here : ahead}
          />
        ))}
      </ol>
    </div>
  );
}

/** Grows to all of them, a few in each frame; never less than are needed now. */
function useGrowing(all: number, needed: number): number {
  const [count, setCount] = useState(needed);
  const shown = Math.min(all, Math.max(count, needed));
  useEffect(() => {
    if (shown === all) return;
    const frame = requestAnimationFrame(() => setCount(shown + AT_ONCE));
    return () => cancelAnimationFrame(frame);
  }, [shown, all]);
  return shown;
}
