import { useEffect, useState } from 'react';
import { line, useLineState } from '../line/current.ts';
import type { LineState } from '../line/line.ts';
import { useOnlineWords } from '../texts/words.ts';

/** A short break is mended before anyone needs to know of it. */
const NOTICED = 600;

const WORDS: Partial<Record<LineState, 'line.away' | 'line.early' | 'line.old'>> = {
  away: 'line.away',
  early: 'line.early',
  old: 'line.old',
};

/** Says that the line is broken and being mended. */
export function AwayNote() {
  const { o } = useOnlineWords();
  const state = useLineState();
  const words = WORDS[state];
  const isAway = words !== undefined;
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(isAway), isAway ? NOTICED : 0);
    return () => clearTimeout(timer);
  }, [isAway]);
  return (
    <div role="status">
      {words !== undefined && isNoticed && (
        <p className="note away">
          {o(words)}
          {state === 'old' ? (
            <button type="button" onClick={() => location.reload()}>
              {o('line.load-anew')}
            </button>
          ) : (
            <button type="button" onClick={() => line.tryNow()}>
              {o('line.try-now')}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
