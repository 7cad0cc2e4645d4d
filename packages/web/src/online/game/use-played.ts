import type { TableInfo } from '@bastide/protocol';
import type { Move } from '@bastide/rules';
import { useEffect, useState } from 'react';
import type { PlayedGame } from '../../statistics/figures/course.ts';
import { seatedAs } from '../../statistics/history/kept-game.ts';
import { api } from '../api.ts';
import type { OnlineSession } from '../table/online-session.ts';

interface Ended {
  readonly session: OnlineSession;
  readonly info: TableInfo;
  readonly accessKey: string | undefined;
  /** Where one sat; who did counts the game among their own. */
  readonly seat: number | undefined;
}

/** The game that is over, as the server wrote it down: with hands of tiles, nobody here has seen all of it. */
export function usePlayed(ended: Ended): PlayedGame | undefined {
  const [played, setPlayed] = useState<PlayedGame>();
  const { session, info, accessKey, seat } = ended;
  const { game, status } = info;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched once; what else is told of a game that is over changes nothing in it
  useEffect(() => {
    if (status !== 'over') return;
    let isGone = false;
    void movesOf(ended).then((moves) => {
      const found = { table: session.table, moves };
      if (!isGone) setPlayed(found);
      // Counted even if whoever played is already on the way to the next game.
      void count(found, info, seat);
    });
    return () => {
      isGone = true;
    };
  }, [session, game, status, accessKey]);
  return played;
}

async function movesOf({ session, info: { game }, accessKey }: Ended): Promise<PlayedGame['moves']> {
  try {
    // The server has played them.
    return (await api.record(game, accessKey)).moves as readonly Move[];
  } catch {
    return session.record(game).moves;
  }
}

async function count(
  { table, moves }: PlayedGame,
  { game: id, result, seats }: TableInfo,
  seat: number | undefined,
): Promise<void> {
  if (seat === undefined || result?.reason !== 'played') return;
  const seated = { ...table, seats: table.seats.map((one, at) => seatedAs(one, seats[at])) };
  const { keepEnded } = await import('../../statistics/history/keep-ended.ts');
  const ended = { id, endedAt: Date.now(), where: 'online', mine: [seat], places: result.places } as const;
  await keepEnded({ ...ended, table: seated, moves });
}
