import { CLOSE, type ClientMessage } from '@bastide/protocol';
import type { LiveTable, RequestResult } from '../hall/live-table.ts';
import { type ChangeRequest, request } from '../hall/requests.ts';
import type { Connection } from './connection.ts';
import type { Gateway } from './gateway.ts';

type AtTable = Extract<ClientMessage, { game: string }>;

/** Does what a message asks, and answers it exactly once. Who asks is who the connection belongs to, whatever the message says. */
export async function handle(
  gateway: Gateway,
  connection: Connection,
  message: Exclude<ClientMessage, AtTable>,
): Promise<void> {
  const { id } = message;
  const { hall, store } = gateway;
  switch (message.do) {
    case 'ping':
      connection.send({ tell: 'done', id });
      return;
    case 'lobby':
      if (message.on) await hall.lobby.add(connection);
      else hall.lobby.remove(connection);
      connection.send({ tell: 'done', id });
      return;
    case 'mute':
      if ((await store.identityById(message.player)) === undefined)
        return connection.refuse('not-found', { id });
      await store.mute(connection.player, message.player, message.muted);
      for (const own of gateway.connectionsOf(connection.player))
        own.muted[message.muted ? 'add' : 'delete'](message.player);
      connection.send({ tell: 'done', id });
  }
}

export async function atTable(gateway: Gateway, connection: Connection, message: AtTable): Promise<void> {
  const { id, game } = message;
  // It comes back at once, at the process where the game is.
  if (
    message.do === 'open' &&
    connection.mayMove &&
    connection.tables.size === 0 &&
    gateway.isElsewhere(game)
  )
    return connection.end(CLOSE.elsewhere, game);
  const table = gateway.hall.present(game) ?? (await gateway.hall.table(game));
  if (table === undefined) return connection.refuse('not-found', { id, game });
  switch (message.do) {
    case 'open':
      return open(gateway, connection, table, message);
    case 'close':
      table.audience.remove(connection);
      connection.tables.delete(game);
      connection.send({ tell: 'done', id, game });
      return;
    case 'say':
    case 'phrase': {
      const refused = await table.chat.say(connection, message);
      if (refused !== undefined) connection.refuse(refused.error, { id, game });
      else connection.send({ tell: 'done', id, game });
      return;
    }
    default: {
      const started = performance.now();
      answer(connection, message, await request(table, connection, message));
      if (message.do === 'move') gateway.metrics.moveSeconds.observe((performance.now() - started) / 1000);
    }
  }
}

async function open(
  gateway: Gateway,
  connection: Connection,
  table: LiveTable,
  message: Extract<AtTable, { do: 'open' }>,
): Promise<void> {
  const { id, game } = message;
  if (!connection.tables.has(game) && connection.tables.size >= gateway.limits.openTables)
    return connection.refuse('too-many', { id, game });
  const refused = await table.open(connection, message);
  if (refused !== undefined) return connection.refuse(refused.error, { id, game });
  connection.tables.add(game);
  // It may have gone while the table was being fetched: no ghosts.
  if (connection.isGone) table.audience.remove(connection);
}

function answer(connection: Connection, { id, game }: ChangeRequest, result: RequestResult): void {
  if ('error' in result) {
    const { error, at, head } = result;
    connection.refuse(error, {
      id,
      game,
      ...(at !== undefined && { at }),
      ...(head !== undefined && { head }),
    });
  } else connection.send({ tell: 'done', id, game, ...(result.seq !== undefined && { seq: result.seq }) });
}
