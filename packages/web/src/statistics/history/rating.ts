import { NEWCOMER, type Rating, ratingAfter } from '@bastide/bots';
import { strengthOf } from '../../session/seat-info.ts';
import { keepRating } from '../../setup/like-me.ts';
import type { KeptGame } from './kept-game.ts';
import { keptGames } from './store.ts';

/** Keeps how well whoever plays here does, after all their games. */
export async function rate(): Promise<void> {
  keepRating(ratingOf(await keptGames()));
}

/** The oldest game first. Only bots say how well somebody plays, and only to who sat there alone. */
export function ratingOf(games: readonly KeptGame[]): Rating {
  let rating = NEWCOMER;
  for (const { table, mine, places } of games) {
    if (mine.length !== 1) continue;
    const [me] = mine;
    const results = table.seats.flatMap((seat, other) => {
      const against = strengthOf(seat);
      return against === undefined ? [] : [{ against, won: (1 + Math.sign(places[other] - places[me])) / 2 }];
    });
    rating = ratingAfter(rating, results);
  }
  return rating;
}
