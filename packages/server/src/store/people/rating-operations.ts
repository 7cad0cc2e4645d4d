// Not by the front door: the store's thread would load the rules with it at every start.
import { ALL_GAMES } from '@bastide/protocol/pools';
import { type Rated, rateGame, UNRATED } from '../../identity/glicko.ts';
import { clearWake } from '../game-operations.ts';
import type { RatingChange, RatingRow, Result } from '../rows.ts';
import type { Sql } from '../sql.ts';

/**
 * Enters how a game ended and moves the ratings of those who keep their identity, in all pools it belongs to, once: a second call changes
 * nothing. Guests and bots have results but no rating, and playing them changes none. Tells what the game did to whose rating of all
 * games, also the second time; if that is nothing, and the log still has so many events, the game needs nobody any more.
 */
export async function recordResults(
  sql: Sql,
  game: string,
  results: readonly Result[],
  pools: readonly string[],
  at: number,
  head?: number,
): Promise<RatingChange[]> {
  const hasForfeits = results.some(({ hasForfeited }) => hasForfeited === true);
  const rated = await keptIn(
    sql,
    results.filter(({ isRated, isMet }) => isRated || (hasForfeits && isMet === true)),
  );
  const first = await sql.rows(
    `UPDATE games SET rated = 1, wake_at = CASE WHEN head = $2 THEN NULL ELSE wake_at END
     WHERE id = $1 AND rated = 0 RETURNING id`,
    game,
    rated.length < 2 ? (head ?? null) : null,
  );
  if (first.length === 0) {
    const known = await changesBy(sql, game);
    if (known.length === 0 && head !== undefined) await clearWake(sql, game, head);
    return known;
  }
  await insertResults(sql, game, results, at);
  if (rated.length < 2) return [];
  for (const pool of pools) {
    const changes = await rate(sql, { pool, players: results.length, at }, rated);
    if (pool === ALL_GAMES) await keepChanges(sql, game, changes);
  }
  return changesBy(sql, game);
}

async function insertResults(sql: Sql, game: string, results: readonly Result[], at: number): Promise<void> {
  const rows = results.map(
    (_, i) => `($1, ${[4, 5, 6, 7, 8, 9].map((n) => `$${n + 6 * i}`).join()}, $2, $3)`,
  );
  await sql.changes(
    `INSERT INTO results (game, seat, identity, name, points, place, counted, players, ended_at) VALUES ${rows.join()}`,
    game,
    results.length,
    at,
    ...results.flatMap(({ seat, identity, name, points, place, isRated }) => [
      seat,
      identity ?? null,
      name,
      points,
      place,
      Number(isRated),
    ]),
  );
}

async function changesBy(sql: Sql, game: string): Promise<RatingChange[]> {
  return sql.rows<RatingChange>(
    `SELECT seat, rating_before AS before, rating_after AS after FROM results
     WHERE game = $1 AND rating_after IS NOT NULL ORDER BY seat`,
    game,
  );
}

type RatedSeat = Result & { readonly identity: string };

/** In the order of their ids, so that two games that end at once wait for each other instead of blocking each other. */
async function keptIn(sql: Sql, results: readonly Result[]): Promise<RatedSeat[]> {
  const seats = results.flatMap((result): RatedSeat[] =>
    result.identity === undefined ? [] : [{ ...result, identity: result.identity }],
  );
  if (seats.length < 2) return [];
  const kept = await sql.rows<{ id: string }>(
    `SELECT id FROM identities WHERE id IN (${seats.map((_, i) => `$${i + 1}`).join()}) AND kept = 1`,
    ...seats.map(({ identity }) => identity),
  );
  const ids = new Set(kept.map(({ id }) => id));
  return seats.filter(({ identity }) => ids.has(identity)).sort((a, b) => (a.identity < b.identity ? -1 : 1));
}

async function rate(
  sql: Sql,
  { pool, players, at }: { readonly pool: string; readonly players: number; readonly at: number },
  seats: readonly RatedSeat[],
): Promise<RatingChange[]> {
  const before: RatingRow[] = [];
  for (const { identity } of seats) {
    await sql.rows(
      `INSERT INTO pool_ratings (pool, identity, players, rating, deviation, volatility, games, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, 0, $7) ON CONFLICT (pool, identity, players) DO UPDATE SET changed_at = $7`,
      pool,
      identity,
      players,
      UNRATED.rating,
      UNRATED.deviation,
      UNRATED.volatility,
      at,
    );
    const [row] = await sql.rows<RatingRow>(
      `${RATING} FROM pool_ratings r WHERE r.pool = $1 AND r.identity = $2 AND r.players = $3`,
      pool,
      identity,
      players,
    );
    before.push(row);
  }
  const after = ratedAfter(before, seats);
  for (const [i, { rating, deviation, volatility }] of after) {
    await sql.rows(
      `UPDATE pool_ratings SET rating = $1, deviation = $2, volatility = $3, games = games + 1
       WHERE pool = $4 AND identity = $5 AND players = $6`,
      rating,
      deviation,
      volatility,
      pool,
      seats[i].identity,
      players,
    );
  }
  return [...after].map(([i, { rating }]) => ({
    seat: seats[i].seat,
    before: before[i].rating,
    after: rating,
  }));
}

/** Whose rating moves, by the place in the list: of those whose game counts by each other, of those who left too early by everybody. */
function ratedAfter(before: readonly Rated[], seats: readonly RatedSeat[]): Map<number, Rated> {
  const all = seats.map((seat, i) => ({ ...before[i], ...seat }));
  const counted = all.filter(({ isRated }) => isRated);
  const byEachOther = counted.length < 2 ? [] : rateGame(counted);
  const byEverybody = rateGame(all);
  return new Map(
    all.flatMap((one, i) => {
      const rated = one.hasForfeited === true ? byEverybody[i] : byEachOther[counted.indexOf(one)];
      return rated === undefined ? [] : [[i, rated] as const];
    }),
  );
}

async function keepChanges(sql: Sql, game: string, changes: readonly RatingChange[]): Promise<void> {
  for (const { seat, before, after } of changes)
    await sql.rows(
      'UPDATE results SET rating_before = $1, rating_after = $2 WHERE game = $3 AND seat = $4',
      before,
      after,
      game,
      seat,
    );
}

/** How many games of someone have counted at tables where anyone could sit down; not those they left too early. */
export async function openlyRated(sql: Sql, identity: string): Promise<number> {
  const [{ n }] = await sql.rows<{ n: number }>(
    `SELECT COUNT(*) AS n FROM results r JOIN games g ON g.id = r.game
     WHERE r.identity = $1 AND r.counted = 1 AND r.rating_after IS NOT NULL AND g.is_public = 1`,
    identity,
  );
  return n;
}

/** Those of all games first. */
export async function ratingsOf(sql: Sql, identity: string): Promise<RatingRow[]> {
  return sql.rows<RatingRow>(
    `${RATING} FROM pool_ratings r WHERE r.identity = $1 AND r.games > 0 ORDER BY r.players, r.pool`,
    identity,
  );
}

/** The best, by what can be counted on: two deviations below the rating. Only ratings that are known well enough. */
export async function leaderboard(
  sql: Sql,
  { pool, players }: { readonly pool: string; readonly players: number },
  most: number,
  mostDeviation: number,
): Promise<(RatingRow & { readonly name: string })[]> {
  return sql.rows(
    `${RATING}, i.name FROM pool_ratings r JOIN identities i ON i.id = r.identity
     WHERE r.pool = $1 AND r.players = $2 AND r.games > 0 AND r.deviation <= $4
     ORDER BY r.rating - 2 * r.deviation DESC, r.identity LIMIT $3`,
    pool,
    players,
    most,
    mostDeviation,
  );
}

const RATING = 'SELECT r.pool, r.identity, r.players, r.rating, r.deviation, r.volatility, r.games';

export interface PlayedGame {
  readonly game: string;
  readonly players: number;
  readonly points: number;
  readonly place: number;
  readonly endedAt: number;
  readonly against: readonly string[];
}

/** The last games of a player that anyone may see. */
export async function resultsOf(sql: Sql, identity: string, most: number): Promise<PlayedGame[]> {
  const rows = await sql.rows<{
    game: string;
    seat: number;
    players: number;
    points: number;
    place: number;
    ended_at: number;
  }>(
    `SELECT r.game, r.seat, r.players, r.points, r.place, r.ended_at FROM results r JOIN games g ON g.id = r.game
     WHERE r.identity = $1 AND g.is_public = 1 ORDER BY r.ended_at DESC LIMIT $2`,
    identity,
    most,
  );
  const games: PlayedGame[] = [];
  for (const { game, seat, players, points, place, ended_at } of rows) {
    const others = await sql.rows<{ name: string }>(
      'SELECT name FROM results WHERE game = $1 AND seat <> $2 ORDER BY seat',
      game,
      seat,
    );
    games.push({ game, players, points, place, endedAt: ended_at, against: others.map(({ name }) => name) });
  }
  return games;
}
