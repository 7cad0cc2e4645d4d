import { createBody, id, leaderboardQuery, myGamesQuery, type TableSummary } from '@bastide/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { LiveTable } from '../hall/live-table.ts';
import { recordOf } from '../table/record.ts';
import { maySee } from '../table/rights.ts';
import { summaryOf } from '../table/show.ts';
import { networkOf } from './address.ts';
import { Refusal, type RouteContext } from './app.ts';
import { Buckets } from './buckets.ts';
import { read } from './read.ts';

const SHOWN = 100;

/** Tables and games: the lobby, laying one, one's own, records, players and their ranks. */
export function tableRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, hall, config } = context;
  const looks = new Buckets(config.limits.looksPerAddress);
  const look = (request: FastifyRequest) => {
    if (!looks.take(networkOf(request.ip))) throw new Refusal('too-fast');
  };
  const laid = new Buckets(config.limits.newTablesPerAddress);

  app.get('/api/tables', async () => ({ tables: await hall.lobby.list() }));

  app.post('/api/tables', async (request) => {
    const { id: player } = await context.signedIn(request);
    const { table } = read(createBody, request.body);
    if (!laid.take(networkOf(request.ip))) throw new Refusal('too-fast');
    const made = await hall.create(table, player);
    if ('error' in made) throw new Refusal(made.error, made.at);
    return { game: made.game, keys: { play: made.keys.playKey, watch: made.keys.watchKey } };
  });

  app.get('/api/tables/:game', async (request) => summaryOf((await seen(request)).table));

  app.get('/api/my-games', async (request) => {
    const { id: player } = await context.signedIn(request);
    const { before } = read(myGamesQuery, request.query);
    look(request);
    const games = await store.gamesOf(player, SHOWN, before);
    return {
      tables: games.map(({ summary, status, seat, asked, changedAt, isBroken }) => ({
        ...(JSON.parse(summary) as TableSummary),
        status,
        changedAt,
        seat,
        yourTurn: status === 'playing' && asked === seat && isBroken === undefined,
        ...(isBroken && { broken: true }),
      })),
    };
  });

  app.get('/api/games/:game/record', async (request, reply) => {
    look(request);
    const live = await seen(request);
    if (live.table.status !== 'over') throw new Refusal('not-over');
    reply.header('content-disposition', `attachment; filename="bastide-${live.id}.json"`);
    return recordOf(live.table, await live.log.events(), live.row.seed);
  });

  app.get('/api/players/:player', async (request) => {
    const { player } = read(z.object({ player: id }), request.params);
    look(request);
    const identity = await store.identityById(player);
    if (identity === undefined) throw new Refusal('not-found');
    const [ratings, results] = await Promise.all([store.ratingsOf(player), store.resultsOf(player, SHOWN)]);
    return {
      player,
      name: identity.name,
      kept: identity.isKept,
      since: identity.createdAt,
      ratings: ratings.map(({ pool, players, rating, deviation, games }) => ({
        pool,
        players,
        rating,
        deviation,
        games,
      })),
      results,
    };
  });

  app.get('/api/leaderboard', async (request) => {
    const { players, pool } = read(leaderboardQuery, request.query);
    look(request);
    const standings = await hall.lobby.leaderboards.of(`${pool}/${players}`, () =>
      store.leaderboard({ pool, players }, SHOWN, config.rating.deviation),
    );
    return {
      pool,
      players,
      standings: standings.map(({ identity, name, rating, deviation, games }) => ({
        pool,
        player: identity,
        name,
        players,
        rating,
        deviation,
        games,
      })),
    };
  });

  /** The table of a request, if who asks may see it. */
  async function seen(request: FastifyRequest): Promise<LiveTable> {
    const { game } = read(z.object({ game: id }), request.params);
    const { key } = read(z.object({ key: id.optional() }), request.query);
    const who = await context.visitorOf(request);
    const live = await hall.table(game);
    if (live === undefined || !maySee(live.table, live.row, who?.id, key)) throw new Refusal('not-found');
    return live;
  }
}
