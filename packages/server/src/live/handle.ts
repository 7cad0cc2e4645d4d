import { CLOSE, type ClientMessage } from '@bastide/protocol';
import { Frame } from '../hall/frame.ts';
import type { LiveTable, RequestResult } from '../hall/live-table.ts';
import { type ChangeRequest, request } from '../hall/requests.ts';
import type { Viewer } from '../hall/viewer.ts';
import type { Connection } from './connection.ts';
import type { Gateway } from './gateway.ts';

export type AtTable = Extract<ClientMessage, { game: string }>;

/** Who speaks at a table: from a line of this node, or from another node. */
export type Guest = Viewer & Pick<Connection, 'tables' | 'refuse'>;

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
      if (message.on && !gateway.looks.take(connection.address)) return connection.refuse('too-fast', { id });
      if (message.on) await hall.lobby.add(connection);
      else hall.lobby.remove(connection);
      connection.send({ tell: 'done', id });
      return;
    case 'mute':
      if ((await store.identityById(message.player)) === undefined)
        return connection.refuse('not-found', { id });
      await store.mute(connection.player, message.player, message.muted);
      for (const own of gateway.connectionsOf(connection.player)) {
        own.muted[message.muted ? 'add' : 'delete'](message.player);
        gateway.neighbours?.mute(own, message.player, message.muted);
      }
      connection.send({ tell: 'done', id });
  }
}

/** What is said at a table on a line of this node: done here, or at the node where the table is. */
export function fromLine(gateway: Gateway, connection: Connection, message: AtTable): Promise<void> {
  const { game } = message;
  // It comes back at once, at the process where the game is.
  if (
    message.do === 'open' &&
    connection.mayMove &&
    connection.tables.size === 0 &&
    gateway.isElsewhere(game)
  ) {
    connection.end(CLOSE.elsewhere, game);
    return PASSED;
  }
  // Who has not opened a table makes us look for it, whatever is said there.
  const isOpen = connection.tables.has(game) || connection.ways.has(game);
  if ((message.do === 'open' || !isOpen) && !gateway.looks.take(connection.address)) {
    connection.refuse('too-fast', { id: message.id, game });
    return PASSED;
  }
  const passed = gateway.neighbours?.pass(connection, message) ?? false;
  if (passed === true) return PASSED;
  if (passed === false) return atTable(gateway, connection, message);
  return passed.then((isAway) => (isAway ? PASSED : atTable(gateway, connection, message)));
}

const PASSED = Promise.resolve();

export async function atTable(gateway: Gateway, guest: Guest, message: AtTable): Promise<void> {
  const { id, game } = message;
  const table = gateway.hall.present(game) ?? (await gateway.hall.table(game));
  if (table === undefined) return guest.refuse('not-found', { id, game });
  switch (message.do) {
    case 'open':
      return open(gateway, guest, table, message);
    case 'close':
      table.audience.remove(guest);
      guest.tables.delete(game);
      guest.send({ tell: 'done', id, game });
      return;
    case 'say':
    case 'phrase': {
      const refused = await table.chat.say(guest, message);
      if (refused !== undefined) guest.refuse(refused.error, { id, game });
      else guest.send({ tell: 'done', id, game });
      return;
    }
    default: {
      const started = performance.now();
      answer(guest, message, await request(table, guest, message));
      if (message.do === 'move') gateway.metrics.moveSeconds.observe((performance.now() - started) / 1000);
    }
  }
}

async function open(
  gateway: Gateway,
  guest: Guest,
  table: LiveTable,
  message: Extract<AtTable, { do: 'open' }>,
): Promise<void> {
  const { id, game } = message;
  if (!guest.tables.has(game) && guest.tables.size >= gateway.limits.openTables)
    return guest.refuse('too-many', { id, game });
  const refused = await table.open(guest, message);
  if (refused !== undefined) return guest.refuse(refused.error, { id, game });
  guest.tables.add(game);
  // It may have gone while the table was being fetched: no ghosts.
  if (guest.isGone) table.audience.remove(guest);
}

function answer(guest: Guest, { id, game }: ChangeRequest, result: RequestResult): void {
  if ('error' in result) {
    const { error, at, head } = result;
    guest.refuse(error, {
      id,
      game,
      ...(at !== undefined && { at }),
      ...(head !== undefined && { head }),
    });
    return;
  }
  // Written by hand, for it follows every move: ids need no escapes.
  const seq = result.seq === undefined ? '' : `,"seq":${result.seq}`;
  guest.sendFrame(new Frame(`{"tell":"done","id":"${id}","game":"${game}"${seq}}`));
}
