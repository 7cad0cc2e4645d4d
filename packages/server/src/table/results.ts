import type { Series } from './events.ts';
import type { Table } from './table.ts';

/**
 * Who came where, 1 being first: by points, a tie shared (G6). Whoever left, in this order, comes after everyone who stayed longer,
 * whatever the bot in that seat has won since.
 */
export function placesOf(scores: readonly number[], leavers: readonly number[]): number[] {
  const stayed = scores.map((_, seat) => {
    const at = leavers.indexOf(seat);
    return at < 0 ? leavers.length : at;
  });
  const isBetter = (a: number, b: number) =>
    stayed[a] === stayed[b] ? scores[a] > scores[b] : stayed[a] > stayed[b];
  return scores.map((_, seat) => 1 + scores.filter((_, other) => isBetter(other, seat)).length);
}

/** How a best of three stands after this game, if it goes on: nobody has left and nobody has won two. */
export function seriesAfter({ terms, series, outcome, seats }: Table): Series | undefined {
  if (terms.bestOf === 1 || outcome === undefined || seats.some(({ left }) => left !== undefined))
    return undefined;
  const wins = winsOf(outcome.places).map((won, seat) => won + (series?.wins[seat] ?? 0));
  const round = (series?.round ?? 1) + 1;
  return round > terms.bestOf || Math.max(...wins) > terms.bestOf / 2 ? undefined : { round, wins };
}

/** Whether all who are still there want to play again. */
export function wantsRematch({ seats, rematch }: Table): boolean {
  const there = seats.flatMap(({ kind, left }, seat) =>
    kind === 'person' && left === undefined ? [seat] : [],
  );
  return there.length > 0 && there.every((seat) => rematch.includes(seat));
}

/** What each seat won of a game: 1 for first place, shared if several are first. */
function winsOf(places: readonly number[]): number[] {
  const first = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / first : 0));
}
