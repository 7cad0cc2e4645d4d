import { reportBody } from '@bastide/protocol';
import type { FastifyInstance } from 'fastify';
import type { LiveTable } from '../hall/live-table.ts';
import { randomId } from '../hall/random-id.ts';
import { maySee } from '../table/rights.ts';
import { networkOf } from './address.ts';
import { Refusal, type RouteContext } from './app.ts';
import { Buckets } from './buckets.ts';
import { read } from './read.ts';

/** Players tell whoever runs the server of one another; `bastide admin reports` reads it. */
export function reportRoutes(app: FastifyInstance, context: RouteContext): void {
  const { store, hall, config } = context;
  const ofPlayer = new Buckets(config.limits.reportsPerPlayer);
  const ofNetwork = new Buckets(config.limits.reportsPerAddress);

  app.post('/api/reports', async (request) => {
    const { id: reporter, owner } = await context.signedIn(request);
    const { player, reason, words, game, line } = read(reportBody, request.body);
    if (owner !== undefined || player === reporter) throw new Refusal('not-allowed');
    if (!ofPlayer.take(reporter) || !ofNetwork.take(networkOf(request.ip))) throw new Refusal('too-fast');
    const live = game === undefined ? undefined : await hall.table(game);
    if (game !== undefined && !(live && sees(live, reporter))) throw new Refusal('not-found');
    const report = {
      id: randomId(),
      at: config.now(),
      reporter,
      reported: player,
      reason,
      words,
      game,
      line,
    };
    if (!(await store.addReport(report))) throw new Refusal('not-found');
    return {};
  });
}

/** Whoever came by a link has the table open. */
function sees({ table, row, audience }: LiveTable, player: string): boolean {
  return audience.isSeenBy(player) || maySee(table, row, player, undefined);
}
