import type { SeatInfo, TableInfo } from '@bastide/protocol';
import { Icon } from '../../app/frame/icon.tsx';
import { line, useLineState } from '../line/current.ts';
import { goneKey, goneShortKey } from '../table/gone.ts';
import type { TableState } from '../table/online-table.ts';
import { useSeatName } from '../table/seat-name.ts';
import { useOnlineWords } from '../texts/words.ts';
import { leftAt, SHORT, shownTime, useNow } from './clock.ts';

interface SeatLifeProps {
  readonly state: TableState;
  readonly info: TableInfo;
  readonly seat: number;
  /** Whether the name stands there too. */
  readonly hasName?: boolean;
}

/** Whether somebody is there, for how long not, and their time. */
export function SeatLife({ seat, state, info, hasName = false }: SeatLifeProps) {
  const { o, t } = useOnlineWords();
  const nameOf = useSeatName();
  const one = info.seats[seat];
  const name = nameOf(one);
  const isThere = state.presence?.seats[seat] ?? false;
  const presence = one.left === undefined ? (isThere ? 'here' : 'away') : one.left;
  const away = useAway(state, seat);
  const words = { here: o('presence.here'), away: away.words, bot: o(goneKey(one)), out: o(goneKey(one)) };
  const short = presence === 'away' ? away.short : o(goneShortKey(one));
  // Where there is no room for both, words and a time that runs are told in turn.
  const isTimeTold = presence === 'away' && state.clocks?.running === seat && away.isOdd;
  return (
    <span className="seat-life" data-presence={presence} data-told={isTimeTold ? 'time' : 'words'}>
      <span className="presence" title={words[presence]} />
      <span className="head-who" aria-hidden="true">
        {hasName && <span className="head-name">{name}</span>}
        {presence !== 'here' && info.status === 'playing' && (
          <span className="head-how">
            <span className="how-long">{words[presence]}</span>
            <span className="how-short">{short}</span>
            <span className="how-least">{presence === 'away' ? away.least : <GoneIcons {...one} />}</span>
          </span>
        )}
      </span>
      <span className="hidden-text">{t('table.turn', { who: name, what: words[presence] })}</span>
      {one.left === undefined && <ClockOf seat={seat} state={state} />}
    </span>
  );
}

/** Seconds something is told before the other has its turn. */
const IN_TURN = 3;

/** For how long a seat is away, in words, in fewer where some share a row, and in none where many do. */
function useAway({ presence }: TableState, seat: number) {
  const { o } = useOnlineWords();
  const since = presence?.seats[seat] === false ? (presence.awaySince?.[seat] ?? 0) : 0;
  const seconds = Math.max(0, Math.round((useNow(() => line.now(), since > 0) - since) / 1000));
  const isOdd = Math.floor(seconds / IN_TURN) % 2 === 1;
  if (since === 0) return { words: o('presence.away'), short: o('presence.away'), least: '', isOdd };
  const unit = seconds < 60 ? 'seconds' : 'minutes';
  const n = seconds < 60 ? seconds : Math.floor(seconds / 60);
  return {
    words: o(`presence.away.${unit}`, { n }),
    short: o(`presence.short.${unit}`, { n }),
    least: o(`presence.least.${unit}`, { n }),
    isOdd,
  };
}

/** Gone by choice or by the clock, and whether a bot plays, where there is no room for words. */
function GoneIcons({ left, why }: Pick<SeatInfo, 'left' | 'why'>) {
  return (
    <>
      <Icon name={why === 'time' ? 'hourglass' : 'door'} />
      {left === 'bot' && <Icon name="robot" />}
    </>
  );
}

function ClockOf({ seat, state: { clocks } }: Pick<SeatLifeProps, 'seat' | 'state'>) {
  const { o } = useOnlineWords();
  const isRunning = clocks?.running === seat;
  // Who can't reach the server does not know how the clocks stand: they stop.
  const isOpen = useLineState() === 'open';
  const now = useNow(() => line.now(), isRunning && isOpen);
  if (clocks === undefined) return undefined;
  const left = leftAt(clocks, seat, now);
  const shown = shownTime(left);
  return (
    <span className="clock" role="timer" data-running={isRunning} data-short={left < SHORT}>
      {shown.kind === 'days' ? o('head.days', { d: shown.days, h: shown.hours }) : shown.text}
    </span>
  );
}
