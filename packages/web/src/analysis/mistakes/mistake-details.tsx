import { LEVELS, type Level, levelName } from '@bastide/bots';
import { reasonsInWords, type Verdict } from '@bastide/bots/analysis';
import type { Answer } from '@bastide/rules';
import { type ReactNode, useMemo, useState } from 'react';
import { goTo } from '../../app/route.ts';
import { openTable } from '../../app/table/current-session.ts';
import { choiceWords } from '../../panels/turn/names.ts';
import type { ReplayPanelProps } from '../../replay/panels/panels.tsx';
import type { SeatInfo } from '../../session/types.ts';
import { isUsualName, usualName } from '../../setup/seat-names.ts';
import { decimal } from '../../texts/decimal.ts';
import { useAnalysisWords } from '../texts/words.ts';
import { WayPicture } from '../way-picture.tsx';
import { waysOf } from './use-shown-ways.tsx';

interface MistakeDetailsProps extends Pick<ReplayPanelProps, 'session' | 'seats'> {
  readonly verdict: Verdict;
  readonly onShow: () => void;
}

/** A decision in words: what was played, what would have been better, and why; and a way to try it. */
export function MistakeDetails({ session, seats, verdict, onShow }: MistakeDetailsProps) {
  const { say, lang } = useAnalysisWords();
  const { decision, better, loss, trials } = verdict;
  const { seat, from } = decision;
  const { specOf } = session;
  const ways = useMemo(() => waysOf(session, verdict), [session, verdict]);
  const names = seats.map(({ name }) => name);
  const reasons = reasonsInWords(lang, better?.reasons ?? [], seat, (one) => names[one]);
  const words = (way: readonly Answer[]) => way.map((answer) => choiceWords(lang, answer, names, specOf));
  return (
    <>
      <dl>
        {(['played', 'better'] as const).map((tone) => (
          <Detail key={tone} term={say(`item.${tone}`)} lines={words(ways[tone])} tone={tone}>
            <WayPicture
              way={ways[tone]}
              tone={tone}
              seat={seat}
              seats={seats}
              specOf={specOf}
              tiles={ways.tiles}
            />
          </Detail>
        ))}
        {reasons.length > 0 && <Detail term={say('item.why')} lines={reasons} tone="why" />}
      </dl>
      <p className="small">
        {say('item.sure', {
          n: trials,
          points: decimal(lang, loss.points.mean),
          error: decimal(lang, loss.points.error),
        })}
      </p>
      <div className="mistake-acts">
        <button type="button" onClick={onShow}>
          {say('item.see')}
        </button>
        <TryIt session={session} seat={seat} from={from} />
      </div>
    </>
  );
}

interface DetailProps {
  readonly term: string;
  readonly lines: readonly string[];
  readonly tone: string;
  readonly children?: ReactNode;
}

function Detail({ term, lines, tone, children }: DetailProps) {
  return (
    <div className={`detail detail-${tone}`}>
      <dt>
        {term}
        {children}
      </dt>
      {lines.map((line) => (
        <dd key={line}>{line}</dd>
      ))}
    </div>
  );
}

/** Opens a table at this position: the one who decided plays on against bots. */
function TryIt({ session, seat, from }: Pick<ReplayPanelProps, 'session'> & { seat: number; from: number }) {
  const { say, lang } = useAnalysisWords();
  const [level, setLevel] = useState<Level>('knight');
  const open = () => {
    const { table, timeline } = session;
    const seats: SeatInfo[] = [];
    for (const [one, { name, colour }] of table.seats.entries()) {
      const who = one === seat ? ({ player: 'person' } as const) : ({ player: 'bot', level } as const);
      seats.push({ name: isUsualName(name) ? usualName(who, seats, lang) : name, colour, ...who });
    }
    const failure = openTable({ setup: table.setup, seats }, timeline.moves.slice(0, from));
    if (failure === undefined) goTo('table');
  };
  return (
    <span className="try-it">
      <button type="button" className="primary" onClick={open}>
        {say('item.try')}
      </button>
      <label>
        {say('item.against')}{' '}
        <select
          value={level}
          onChange={(event) => setLevel(LEVELS.find((one) => one === event.target.value) ?? 'knight')}
        >
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {levelName(lang, one)}
            </option>
          ))}
        </select>
      </label>
    </span>
  );
}
