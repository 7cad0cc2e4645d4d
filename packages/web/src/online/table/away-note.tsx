import { useEffect, useState } from 'react';
import { line, useLineState } from '../line/current.ts';
import { useOnlineWords } from '../texts/words.ts';

/** A short break is mended before anyone needs to know of it. */
const NOTICED = 600;

/** Says that the line is broken and being mended. */
export function AwayNote() {
  const { o } = useOnlineWords();
  const isAway = useLineState() === 'away';
  const [isNoticed, setNoticed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(isAway), isAway ? NOTICED : 0);
    return () => clearTimeout(timer);
  }, [isAway]);
  return (
    <div role="status">
      {isAway && isNoticed && (
        <p className="note away">
          {o('line.away')}
          <button type="button" onClick={() => line.tryNow()}>
            {o('line.try-now')}
          </button>
        </p>
      )}
    </div>
  );
}
