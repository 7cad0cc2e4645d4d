import type { Verdict } from '@bastide/bots/analysis';
import { useEffect, useId, useRef, useState } from 'react';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { useAnalysisWords } from '../texts/words.ts';
import { LapseSign } from './lapse-sign.tsx';
import { lossWords } from './loss-words.ts';
import { MistakeDetails } from './mistake-details.tsx';
import { type Shown, useShownWays } from './use-shown-ways.tsx';

export interface MistakesProps extends Shown {
  readonly verdicts: readonly Verdict[];
  readonly isDone: boolean;
}

/** Where something was lost, in the order of the game. A press shows it on the land, with what would have been better. */
export function Mistakes(props: MistakesProps) {
  const { verdicts, seats, isDone } = props;
  const { say, lang } = useAnalysisWords();
  const [hasSlips, setSlips] = useState(true);
  /** By the move it began with: while the analysis runs, others may still come before it. */
  const [open, setOpen] = useState<number>();
  const show = useShownWays(props);
  const title = useId();
  const listed = verdicts
    .map((verdict, number) => ({ verdict, number }))
    .filter(({ verdict: { lapse } }) => lapse !== undefined && (hasSlips || lapse !== 'slip'));
  return (
    <section className="mistakes" aria-labelledby={title}>
      <h2 id={title}>{say('list')}</h2>
      <label className="mistakes-slips">
        <input type="checkbox" checked={hasSlips} onChange={(event) => setSlips(event.target.checked)} />
        {say('list.all')}
      </label>
      {listed.length === 0 && isDone && <p>{say('list.none')}</p>}
      <ol className="bare">
        {listed.map(({ verdict, number }) => (
          <li key={verdict.decision.from}>
            <button
              type="button"
              className="mistake"
              aria-expanded={open === verdict.decision.from}
              onClick={() => {
                const isOpen = open === verdict.decision.from;
                setOpen(isOpen ? undefined : verdict.decision.from);
                if (!isOpen) show(verdict);
              }}
            >
              <SeatBadge colour={seats[verdict.decision.seat].colour} />
              <span className="mistake-where">
                {say('item.where', { n: number + 1 })} · {seats[verdict.decision.seat].name}
              </span>
              {verdict.lapse !== undefined && <LapseSign lapse={verdict.lapse} />}
              <span className="mistake-loss small">{lossWords(say, lang, verdict.loss)}</span>
            </button>
            {open === verdict.decision.from && (
              <Opened>
                <MistakeDetails
                  session={props.session}
                  seats={seats}
                  verdict={verdict}
                  onShow={() => show(verdict)}
                />
              </Opened>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What opens is brought into view. */
function Opened({ children }: { readonly children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} className="mistake-details">
      {children}
    </div>
  );
}
