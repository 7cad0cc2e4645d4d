import { botLike, NEWCOMER, type Rating, type Strength } from '@bastide/bots';
import { useEffect } from 'react';
import { keep, readKept } from '../app/storage/browser-storage.ts';
import { Store, useStore } from '../app/store.ts';
import type { TableSetup } from '../session/types.ts';

/** How well whoever plays here does: what their finished games say, kept apart so that a game can begin at once. */
const KEY = 'bastide.rating';
const rating = new Store<Rating | undefined>(read());

export function keepRating(now: Rating): void {
  keep(KEY, now);
  rating.set(now);
}

interface LikeMe extends Strength {
  readonly player: 'bot';
  readonly likeMe: true;
}

/** A bot that plays about as well as who plays here. */
function likeMe(): LikeMe {
  return { player: 'bot', likeMe: true, ...botLike(rating.get() ?? NEWCOMER) };
}

export function useLikeMe(isWanted: boolean): LikeMe {
  useStore(rating);
  useEffect(() => {
    if (isWanted && rating.get() === undefined) void learn();
  }, [isWanted]);
  return likeMe();
}

/** Where nothing is kept yet, games from before may tell something. */
async function learn(): Promise<void> {
  const { rate } = await import('../statistics/history/rating.ts');
  await rate().catch(() => undefined);
}

/** A table for a new game: whoever is like me is so today. */
export function asToday(table: TableSetup): TableSetup {
  if (!table.seats.some((seat) => seat.likeMe)) return table;
  return {
    ...table,
    seats: table.seats.map(({ slips: _, ...seat }) => (seat.likeMe ? { ...seat, ...likeMe() } : seat)),
  };
}

function read(): Rating | undefined {
  const { value, games } = (readKept(KEY) ?? {}) as Partial<Rating>;
  return typeof value === 'number' && typeof games === 'number' ? { value, games } : undefined;
}
