import type { TableInfo } from '@bastide/server/protocol';
import { useEffect, useState } from 'react';
import type { PlayedGame } from '../../statistics/figures/course.ts';
import { seatedAs } from '../../statistics/history/seated.ts';
import { api } from '../api.ts';
import type { OnlineSession } from '../table/online-session.ts';

/** The game as the server wrote it down: with hands of tiles, nobody here has seen all of it. */
export function usePlayed(
  session: OnlineSession,
  { game, status }: TableInfo,
  accessKey: string | undefined,
): PlayedGame | undefined {
  const [played, setPlayed] = useState<PlayedGame>();
  useEffect(() => {
    if (status !== 'over') return;
    let isGone = false;
    api.record(game, accessKey).then(
      ({ moves }) => !isGone && setPlayed({ table: session.table, moves }),
      () => !isGone && setPlayed({ table: session.table, moves: session.record(game).moves }),
    );
    return () => {
      isGone = true;
    };
  }, [session, game, status, accessKey]);
  return played;
}

/** Who sat at the table counts the game among their own. */
export function useKept(played: PlayedGame | undefined, info: TableInfo, seat: number | undefined): void {
  const { game: id, result, seats } = info;
  useEffect(() => {
    if (played === undefined || seat === undefined || result?.reason !== 'played') return;
    const table = { ...played.table, seats: played.table.seats.map((one, at) => seatedAs(one, seats[at])) };
    const ended = { ...played, table, id, endedAt: Date.now(), where: 'online', mine: [seat] } as const;
    void import('../../statistics/history/keep-ended.ts').then(({ keepEnded }) =>
      keepEnded({ ...ended, places: result.places }),
    );
  }, [played, id, seat, result, seats]);
}
