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
import { TurnsElsewhere } from '../mine/turns-elsewhere.tsx';
import { AskNotices } from '../notices/ask-notices.tsx';
import { Banners } from '../table/banners.tsx';
import { Delivery } from '../table/delivery.tsx';
import type { OnlineSession } from '../table/online-session.ts';
import type { OnlineTable, TableState } from '../table/online-table.ts';
import { useOnlineWords } from '../texts/words.ts';
import { SeatLife } from './seat-life.tsx';
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
  const people = (
    <ol className="head-seats bare">
      {info.seats.map(({ seat }) => (
        <li key={seat} data-asked={asked === seat}>
          <SeatBadge colour={COLOURS[seat]} />
          <SeatLife seat={seat} state={state} info={info} hasName />
        </li>
      ))}
    </ol>
  );
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
          menu={
            <>
              {people}
              {menu}
            </>
          }
        />
      ) : (
        <div className="head-row">
          {people}
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
      <div className="head-notes" data-notes>
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
