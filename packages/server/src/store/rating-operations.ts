import { type Rated, rateGame, UNRATED } from '../identity/glicko.ts';
import type { RatingChange, RatingRow, Result } from './rows.ts';
import type { Sql } from './sql.ts';

/**
 * Enters how a game ended and moves the ratings of those who keep their identity, once: a second call changes nothing. Guests and
 * bots have results but no rating, and playing them changes none. Tells what the game did to whose rating, also the second time.
 */
export async function recordResults(
  sql: Sql,
  game: string,
  results: readonly Result[],
  at: number,
): Promise<RatingChange[]> {
  const first = await sql.rows('UPDATE games SET rated = 1 WHERE id = $1 AND rated = 0 RETURNING id', game);
  if (first.length === 0) return changesBy(sql, game);
  const players = results.length;
  for (const { seat, identity, name, points, place } of results) {
    await sql.rows(
      `INSERT INTO results (game, seat, identity, name, points, place, players, ended_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      game,
      seat,
      identity ?? null,
      name,
      points,
      place,
      players,
      at,
    );
  }
  await rate(sql, game, results, at);
  return changesBy(sql, game);
}

async function changesBy(sql: Sql, game: string): Promise<RatingChange[]> {
  return sql.rows<RatingChange>(
    `SELECT seat, rating_before AS before, rating_after AS after FROM results
     WHERE game = $1 AND rating_after IS NOT NULL ORDER BY seat`,
    game,
  );
}

async function rate(sql: Sql, game: string, results: readonly Result[], at: number): Promise<void> {
  const players = results.length;
  const entered: { identity: string; seat: number; place: number; before: Rated; games: number }[] = [];
  // In the order of their ids, so that two games that end at once wait for each other instead of blocking each other.
  const known = results.flatMap(({ identity, seat, place, isRated }) =>
    identity === undefined || !isRated ? [] : [{ identity, seat, place }],
  );
  for (const { identity, seat, place } of known.sort((a, b) => (a.identity < b.identity ? -1 : 1))) {
    const kept = await sql.rows('SELECT id FROM identities WHERE id = $1 AND kept = 1', identity);
    if (kept.length === 0) continue;
    await sql.rows(
      `INSERT INTO ratings (identity, players, rating, deviation, volatility, games, changed_at)
       VALUES ($1, $2, $3, $4, $5, 0, $6) ON CONFLICT (identity, players) DO UPDATE SET changed_at = $6`,
      identity,
      players,
      UNRATED.rating,
      UNRATED.deviation,
      UNRATED.volatility,
      at,
    );
    const [row] = await sql.rows<RatingRow>(
      'SELECT rating, deviation, volatility, games FROM ratings WHERE identity = $1 AND players = $2',
      identity,
      players,
    );
    const { rating, deviation, volatility, games } = row;
    entered.push({ identity, seat, place, before: { rating, deviation, volatility }, games });
  }
  if (entered.length < 2) return;
  const after = rateGame(entered.map(({ before, place }) => ({ ...before, place })));
  for (const [i, { identity, seat, before, games }] of entered.entries()) {
    await sql.rows(
      `UPDATE ratings SET rating = $1, deviation = $2, volatility = $3, games = $4
       WHERE identity = $5 AND players = $6`,
      after[i].rating,
      after[i].deviation,
      after[i].volatility,
      games + 1,
      identity,
      players,
    );
    await sql.rows(
      'UPDATE results SET rating_before = $1, rating_after = $2 WHERE game = $3 AND seat = $4',
      before.rating,
      after[i].rating,
      game,
      seat,
    );
  }
}

export async function ratingsOf(sql: Sql, identity: string): Promise<RatingRow[]> {
  return sql.rows<RatingRow>(
    `SELECT identity, players, rating, deviation, volatility, games FROM ratings
     WHERE identity = $1 AND games > 0 ORDER BY players`,
    identity,
  );
}

/** The best, by what can be counted on: two deviations below the rating. Only ratings that are known well enough. */
export async function leaderboard(
  sql: Sql,
  players: number,
  most: number,
  mostDeviation: number,
): Promise<(RatingRow & { readonly name: string })[]> {
  return sql.rows(
    `SELECT r.identity, i.name, r.players, r.rating, r.deviation, r.volatility, r.games
     FROM ratings r JOIN identities i ON i.id = r.identity
     WHERE r.players = $1 AND r.games > 0 AND r.deviation <= $3 ORDER BY r.rating - 2 * r.deviation DESC, r.identity LIMIT $2`,
    players,
    most,
    mostDeviation,
  );
}

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
