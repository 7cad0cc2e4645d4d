import type { TableInfo } from '@bastide/protocol';
import { sayList } from '@bastide/rules/internal';
import { useEffect } from 'react';
import { Icon } from '../../app/frame/icon.tsx';
import { Modal } from '../../app/frame/modal.tsx';
import type { Ended } from '../../app/table/table.tsx';
import { CountList, WatchCount } from '../../end/count/count-list.tsx';
import '../../end/end.css';
import { Podium } from '../../end/podium.tsx';
import { WinnerScene } from '../../end/winner-scene.tsx';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { writeReplayAddress } from '../../replay/address.ts';
import { useSessionState } from '../../session/table-store.ts';
import { COLOURS } from '../../session/types.ts';
import { keepLuckOf } from '../../statistics/keep-when-over.ts';
import { LazyStatistics } from '../../statistics/lazy-statistics.tsx';
import { signed } from '../../texts/decimal.ts';
import { goOnline, writeAddress } from '../address.ts';
import { recordPath } from '../api.ts';
import { willSit } from '../table/arrivals.ts';
import type { OnlineSession } from '../table/online-session.ts';
import type { OnlineTable, TableState } from '../table/online-table.ts';
import { useOnlineWords } from '../texts/words.ts';
import { winsInWords } from './series.ts';
import { usePlayed } from './use-played.ts';

interface OnlineEndProps extends Ended {
  readonly table: OnlineTable;
  readonly session: OnlineSession;
  readonly state: TableState;
  readonly info: TableInfo;
  readonly accessKey: string | undefined;
}

/** How it ended, and what those who were there do next. */
export function OnlineEnd({ table, session, state, info, accessKey, ...ended }: OnlineEndProps) {
  const { o, t, lang } = useOnlineWords();
  const played = usePlayed({ session, info, accessKey, seat: state.seat });
  const { seats } = session.table;
  const { view } = useSessionState(session);
  const { result } = info;
  useNextGame(info, state.seat);
  if (result === undefined) return undefined;
  const { onLook, onCount, onRecall } = ended;
  const { scores, places, reason } = result;
  const first = seats.filter((_, seat) => places[seat] === 1);
  const who = sayList(
    lang,
    first.map(({ name }) => name),
  );
  const most = scores[places.indexOf(1)];
  return (
    <Modal title={t('end.title')} className="end" onClose={onLook}>
      <WinnerScene winners={first} view={view} seats={seats} />
      <p className="verdict">
        {reason === 'forfeit'
          ? o('end.left-winner', { who })
          : t(first.length > 1 ? 'end.tie' : 'end.winner', { who, n: most })}
      </p>
      {reason === 'forfeit' && <p>{o('end.forfeit')}</p>}
      {info.seats
        .filter(({ left }) => left !== undefined)
        .map(({ seat, name = '', why = 'left' }) => (
          <p key={seat}>{o(`end.${why}`, { who: name })}</p>
        ))}
      <SeriesNote info={info} names={seats.map(({ name }) => name)} />
      <Podium seats={seats} scores={scores} places={places} />
      <RatingChanges info={info} />
      <div className="actions">
        <NextGame table={table} state={state} info={info} />
        <button type="button" onClick={() => goOnline({ at: 'lobby' })}>
          {o('to-lobby')}
        </button>
        <button type="button" onClick={onLook}>
          <Icon name="eye" />
          {t('end.look')}
        </button>
        <WatchCount onCount={onCount} />
        <a
          className="button"
          href={writeReplayAddress({
            at: 'online',
            game: table.game,
            key: accessKey,
            moment: undefined,
          })}
        >
          <Icon name="film" />
          {t('end.watch')}
        </a>
        <a
          className="button"
          href={recordPath(table.game, accessKey)}
          download={`bastide-${table.game}.json`}
        >
          <Icon name="save" />
          {t('table.export')}
        </a>
        <a className="button" href={writeAddress({ at: 'check', game: table.game, key: accessKey })}>
          <Icon name="check" />
          {o('fair.check')}
        </a>
      </div>
      <CountList session={session} onRecall={onRecall} />
      {played !== undefined && (
        <LazyStatistics played={played} onLuck={(luck) => void keepLuckOf(info.game, luck)} />
      )}
    </Modal>
  );
}

/** Who has asked for a rematch goes there as soon as all want it. */
function useNextGame({ next, rematch }: TableInfo, seat: number | undefined): void {
  const isMeant = seat !== undefined && rematch?.includes(seat) === true;
  useEffect(() => {
    if (next === undefined || !isMeant) return;
    willSit(next);
    goOnline({ at: 'table', game: next, key: undefined });
  }, [next, isMeant]);
}

function NextGame({ table, state: { seat }, info }: Pick<OnlineEndProps, 'table' | 'state' | 'info'>) {
  const { o } = useOnlineWords();
  const { next, rematch = [] } = info;
  if (next !== undefined)
    return (
      <button
        type="button"
        className="primary"
        onClick={() => {
          if (seat !== undefined) willSit(next);
          goOnline({ at: 'table', game: next, key: undefined });
        }}
      >
        <Icon name="play" />
        {o('end.next')}
      </button>
    );
  if (seat === undefined) return undefined;
  if (rematch.includes(seat)) return <p role="status">{o('end.rematch.waiting')}</p>;
  return (
    <>
      {rematch.length > 0 && <p role="status">{o('end.rematch.wanted')}</p>}
      <button type="button" className="primary" onClick={() => void table.rematch()}>
        <Icon name="play" />
        {o('end.rematch')}
      </button>
    </>
  );
}

/** How a best of three stands after this game. */
function SeriesNote({ info, names }: { readonly info: TableInfo; readonly names: readonly string[] }) {
  const { o, lang } = useOnlineWords();
  const { terms, series, result } = info;
  if (terms.bestOf !== 3 || result === undefined) return undefined;
  return (
    <p>
      {o('end.round', { n: series?.round ?? 1 })} {winsInWords(lang, info, names).join(' · ')}
    </p>
  );
}

/** What the game did to the ratings of those who keep their identities, whoever played for them in the end. */
function RatingChanges({ info: { result, seats } }: { readonly info: TableInfo }) {
  const { o, lang } = useOnlineWords();
  const { ratings = [] } = result ?? {};
  return (
    <div role="status">
      {ratings.length > 0 && (
        <section className="rating-changes" aria-label={o('end.ratings')}>
          <ul className="bare">
            {ratings.map(({ seat, before, after }) => (
              <li key={seat}>
                <SeatBadge colour={COLOURS[seat]} />
                <span>{seats[seat].name}</span>
                <span>{o('end.rating', { before: Math.round(before), after: Math.round(after) })}</span>
                <strong data-better={after >= before}>
                  {signed(lang, Math.round(after) - Math.round(before), 0)}
                </strong>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
