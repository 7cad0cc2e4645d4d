import { z } from 'zod';
import { type Desk, DeskRefusal } from './desk.ts';

/** What can be asked at the desk, as it goes over the socket. */
const text = z.string().min(1).max(200);
export const deskRequest = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('tables'),
    status: z.enum(['waiting', 'playing', 'over']).optional(),
    player: text.optional(),
    isBroken: z.boolean().optional(),
  }),
  z.strictObject({ do: z.literal('inspect'), game: text }),
  z.strictObject({ do: z.literal('close'), operator: text, game: text }),
  z.strictObject({ do: z.literal('people'), name: text }),
  z.strictObject({
    do: z.literal('ban'),
    operator: text,
    player: text,
    days: z.int().min(1).max(36_500).optional(),
    reason: z.string().max(500),
  }),
  z.strictObject({ do: z.literal('unban'), operator: text, player: text }),
  z.strictObject({ do: z.literal('bans') }),
  z.strictObject({ do: z.literal('reports'), isWhole: z.boolean() }),
  z.strictObject({ do: z.literal('settle'), operator: text, report: text }),
  z.strictObject({ do: z.literal('export'), operator: text, player: text }),
  z.strictObject({ do: z.literal('delete'), operator: text, player: text }),
  z.strictObject({ do: z.literal('log') }),
  z.strictObject({ do: z.literal('backup'), file: z.string().min(1) }),
  z.strictObject({ do: z.literal('restore'), file: z.string().min(1) }),
]);
export type DeskRequest = z.infer<typeof deskRequest>;

/** Backups are no matter of the desk: they are taken from the store itself. */
export function askAt(desk: Desk, request: DeskRequest): Promise<object> {
  switch (request.do) {
    case 'tables':
      return desk.tables(request);
    case 'inspect':
      return desk.inspect(request.game);
    case 'close':
      return desk.close(request.operator, request.game);
    case 'people':
      return desk.people(request.name);
    case 'ban':
      return desk.ban(request.operator, request.player, request.days, request.reason);
    case 'unban':
      return desk.unban(request.operator, request.player);
    case 'bans':
      return desk.bans();
    case 'reports':
      return desk.reports(request.isWhole);
    case 'settle':
      return desk.settleReport(request.operator, request.report);
    case 'export':
      return desk.export(request.operator, request.player);
    case 'delete':
      return desk.erase(request.operator, request.player);
    case 'log':
      return desk.log();
    default:
      throw new DeskRefusal(`${request.do} is not done here.`);
  }
}
