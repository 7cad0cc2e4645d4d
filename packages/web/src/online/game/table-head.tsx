import type { TableInfo } from '@bastide/protocol';
import { useState } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { Modal } from '../../app/frame/modal.tsx';
import { TableBar } from '../../app/table/table-bar.tsx';
import { useIsSmall } from '../../app/wide.ts';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { COLOURS } from '../../session/types.ts';
import { Bubbles } from '../chat/bubbles.tsx';
import { SayForm } from '../chat/say-form.tsx';
import { line, useLineState } from '../line/current.ts';
import { TurnsElsewhere } from '../mine/turns-elsewhere.tsx';
import { AskNotices } from '../notices/ask-notices.tsx';
import { Banners } from '../table/banners.tsx';
import { Delivery } from '../table/delivery.tsx';
import { goneKey } from '../table/gone.ts';
import type { OnlineSession } from '../table/online-session.ts';
import type { OnlineTable, TableState } from '../table/online-table.ts';
import { useSeatName } from '../table/seat-name.ts';
import { useOnlineWords } from '../texts/words.ts';
import { leftAt, SHORT, shownTime, useNow } from './clock.ts';
import { TermsMenu } from './terms-menu.tsx';

interface TableHeadProps {
  readonly table: OnlineTable;
  readonly session: OnlineSession;
  readonly state: TableState;
  readonly info: TableInfo;
  /** The seat that is asked. */
  readonly asked: number | undefined;
  readonly accessKey: string | undefined;
}

/** Over the land: who is there, everyone's time, who watches, and what can be done at the table. */
export function TableHead({ table, session, state, info, asked, accessKey }: TableHeadProps) {
  const { o } = useOnlineWords();
  const [isOpen, setOpen] = useState(false);
  const [isSaying, setSaying] = useState(false);
  const isSmall = useIsSmall();
  const menu = (
    <TermsMenu table={table} state={state} info={info} accessKey={accessKey} onClose={() => setOpen(false)} />
  );
  const tools = (
    <>
      <TurnsElsewhere shown={table.game} isFree={asked !== state.seat} />
      <button
        type="button"
        className="icon plain"
        aria-label={o('chat.title')}
        aria-expanded={isSaying}
        onClick={() => setSaying(!isSaying)}
      >
        <Icon name="chat" />
      </button>
    </>
  );
  return (
    <section className="table-head" aria-label={o('head.name')} data-sending={state.isSending}>
      {isSmall ? (
        <TableBar
          about={(seat) => <SeatLife seat={seat} state={state} info={info} />}
          tools={tools}
          menu={menu}
        />
      ) : (
        <div className="head-row">
          <ol className="head-seats bare">
            {info.seats.map(({ seat }) => (
              <li key={seat} data-asked={asked === seat}>
                <SeatBadge colour={COLOURS[seat]} />
                <SeatLife seat={seat} state={state} info={info} hasName />
              </li>
            ))}
          </ol>
          <Watchers state={state} />
          {tools}
          <button
            type="button"
            className="icon plain"
            aria-haspopup="dialog"
            aria-label={o('menu.title')}
            onClick={() => setOpen(true)}
          >
            <Icon name="menu" />
          </button>
        </div>
      )}
      <Delivery isSending={state.isSending} isRefused={state.refused !== undefined} />
      <div className="head-notes">
        <Banners table={table} state={state} info={info} />
        <AskNotices session={session} info={info} seat={state.seat} />
        {isSaying && (
          // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the field in it
          <div className="say-here" onKeyDown={({ key }) => key === 'Escape' && setSaying(false)}>
            <SayForm ref={focus} table={table} onSaid={() => setSaying(false)} />
          </div>
        )}
        <Bubbles chat={state.chat} />
      </div>
      {isOpen && (
        <Modal title={o('menu.title')} className="table-menu" onClose={() => setOpen(false)}>
          {menu}
        </Modal>
      )}
    </section>
  );
}

function focus(field: HTMLInputElement | null): void {
  field?.focus();
}

function Watchers({ state: { presence } }: Pick<TableHeadProps, 'state'>) {
  const { o } = useOnlineWords();
  const watchers = presence?.watchers ?? 0;
  if (watchers === 0) return undefined;
  return (
    <span className="watchers" title={o('head.watchers', { n: watchers })}>
      <Icon name="eye" />
      <span aria-hidden="true">{watchers}</span>
      <span className="hidden-text">{o('head.watchers', { n: watchers })}</span>
    </span>
  );
}

interface SeatLifeProps extends Pick<TableHeadProps, 'state' | 'info'> {
  readonly seat: number;
  /** Whether the name stands there too. */
  readonly hasName?: boolean;
}

/** Whether somebody is there, for how long not, and their time. */
function SeatLife({ seat, state, info, hasName = false }: SeatLifeProps) {
  const { o, t } = useOnlineWords();
  const nameOf = useSeatName();
  const one = info.seats[seat];
  const name = nameOf(one);
  const isThere = state.presence?.seats[seat] ?? false;
  const presence = one.left === undefined ? (isThere ? 'here' : 'away') : one.left;
  const awayFor = useAwayFor(state, seat);
  const words = one.left === undefined ? (isThere ? o('presence.here') : awayFor) : o(goneKey(one));
  return (
    <span className="seat-life" data-presence={presence}>
      <span className="presence" title={words} />
      <span className="head-who" aria-hidden="true">
        {hasName && <span className="head-name">{name}</span>}
        {presence !== 'here' && info.status === 'playing' && <span className="head-how">{words}</span>}
      </span>
      <span className="hidden-text">{t('table.turn', { who: name, what: words })}</span>
      {one.left === undefined && <ClockOf seat={seat} state={state} />}
    </span>
  );
}

/** For how long a seat is away, in words. */
function useAwayFor({ presence }: TableState, seat: number): string {
  const { o } = useOnlineWords();
  const since = presence?.seats[seat] === false ? (presence.awaySince?.[seat] ?? 0) : 0;
  const seconds = Math.round((useNow(() => line.now(), since > 0) - since) / 1000);
  if (since === 0) return o('presence.away');
  return seconds < 60
    ? o('presence.away.seconds', { n: Math.max(0, seconds) })
    : o('presence.away.minutes', { n: Math.floor(seconds / 60) });
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
