import type { SeatInfo, TableInfo } from '@bastide/protocol';
import { SeatBadge } from '../../panels/seat-badge.tsx';
import { COLOURS } from '../../session/types.ts';
import { writeAddress } from '../address.ts';
import { isUnnamed } from '../identity.ts';
import { line } from '../line/current.ts';
import type { OnlineTable, TableState } from '../table/online-table.ts';
import { useSeatName } from '../table/seat-name.ts';
import { useOnlineWords } from '../texts/words.ts';

interface RoomSeatsProps {
  readonly table: OnlineTable;
  readonly state: TableState;
  readonly info: TableInfo;
}

/** Every seat: who has it, or that one can take it. */
export function RoomSeats({ table, state, info }: RoomSeatsProps) {
  const { o, t } = useOnlineWords();
  const nameOf = useSeatName();
  const isMine = (player: string | undefined) => player !== undefined && player === line.player;
  return (
    <ol className="room-seats bare">
      {info.seats.map((seat) => {
        const { kind, player } = seat;
        const canSit =
          state.chair === undefined &&
          !isUnnamed() &&
          (kind === 'open' || (kind === 'reserved' && isMine(player)));
        return (
          <li key={seat.seat} data-kind={kind}>
            <SeatBadge colour={COLOURS[seat.seat]} />
            <span className="room-name">
              {kind === 'open' ? o('seat.open') : <PlayerName seat={seat} name={nameOf(seat)} />}
              {kind === 'person' && isMine(player) && <span className="small"> {o('seat.you')}</span>}
              {kind === 'reserved' && <span className="small"> {o('seat.reserved')}</span>}
              {kind === 'person' && state.presence?.seats[seat.seat] === false && (
                <span className="small"> {o('seat.away')}</span>
              )}
            </span>
            {canSit && (
              <button type="button" onClick={() => void table.sit(seat.seat)}>
                {o('room.sit')}
                <span className="hidden-text">, {t(`colour.${COLOURS[seat.seat]}`)}</span>
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** A name that leads to its player's page. */
function PlayerName({ seat, name }: { readonly seat: SeatInfo; readonly name: string }) {
  if (seat.player === undefined) return name;
  return <a href={writeAddress({ at: 'player', player: seat.player })}>{name}</a>;
}
