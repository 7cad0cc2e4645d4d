import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { PROTOCOL } from '@bastide/protocol';
import { registryOf } from '@bastide/rules';
import { fastify } from 'fastify';
import { Desk } from './admin/desk.ts';
import { BotThreads } from './bots/bot-threads.ts';
import type { Config } from './config.ts';
import { loadExpansions } from './foreign.ts';
import type { About } from './hall/context.ts';
import { Hall } from './hall/hall.ts';
import { randomId } from './hall/random-id.ts';
import { HEADERS, newApp, routeContext } from './http/app.ts';
import { Bucket, Buckets } from './http/buckets.ts';
import { identityRoutes } from './http/identity-routes.ts';
import { invitationRoutes, picturePath } from './http/invitation.ts';
import { keyRoutes } from './http/key-routes.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { operatorRoutes } from './http/operator-routes.ts';
import { isOwnRequest } from './http/origin.ts';
import { serveDocsOn, servePageOn } from './http/page.ts';
import { programRoutes } from './http/program-routes.ts';
import { reportRoutes } from './http/report-routes.ts';
import { tableRoutes } from './http/table-routes.ts';
import { loadLater } from './identity/passkeys.ts';
import { newToken } from './identity/secrets.ts';
import { Sessions } from './identity/sessions.ts';
import { Gateway } from './live/gateway.ts';
import { Metrics } from './metrics.ts';
import { doorAddress } from './nodes/door-address.ts';
import { Guests } from './nodes/guests.ts';
import { Mailer } from './notices/mailer.ts';
import { Notifier } from './notices/notifier.ts';
import { Pusher } from './notices/pusher.ts';
import { keptVapidKeys } from './notices/vapid.ts';
import { Pictures } from './pictures/pictures.ts';
import type { Shard } from './processes/shard.ts';
import { openStore } from './store/index.ts';
import type { CopyFacts } from './store/libsql/copy.ts';
import type { Store } from './store/store.ts';
import { watched } from './store/watched.ts';

export interface ServeOptions {
  /** The folder of the built page. */
  readonly root: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Folders of expansions that are not ours, see `loadExpansions`. */
  readonly expansions?: readonly string[];
  /** If it is not the one the settings name: another process has the file. */
  readonly store?: Store;
  /** Of several processes on one port: the games this one has. */
  readonly shard?: Shard;
}

export interface Served {
  /** Where the page is, as a browser wants it. */
  readonly url: string;
  close(): Promise<void>;
}

export interface ServedGames extends Served {
  readonly gateway: Gateway;
  readonly hall: Hall;
  readonly notifier: Notifier;
  /** For whoever runs the server. */
  readonly desk: Desk;
  /** Whether other nodes may have the same store. */
  readonly isShared: boolean;
  /** A copy of the store, if it is a file. */
  backup(file: string): Promise<CopyFacts>;
}

/** Serves the built page alone. Fails, as the system tells it, if the port is taken. */
export async function servePage({ root, host, port }: ServeOptions): Promise<Served> {
  const app = fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(HEADERS);
  });
  servePageOn(app, root);
  const address = await app.listen({ host, port });
  return { url: shownUrl(host, address), close: () => app.close() };
}

/** What is young is tidied by the thread that made it: it lives so shortly that several would spend more on each other than they save. */
const ONE_TIDIES = '--no-parallel-scavenge';

/** Of a store that does not answer: a line in the log now and then. */
const COMPLAINTS = { size: 1, perSecond: 0.1 };

/** Serves the page and the games on one port. */
export async function serveGames(
  options: Omit<ServeOptions, 'root'> & { readonly root?: string },
  config: Config,
): Promise<ServedGames> {
  setFlagsFromString(ONE_TIDIES);
  const { root, host, port, expansions = [], shard } = options;
  const node = randomId();
  const metrics = new Metrics({
    tables: () => hall.size,
    sockets: () => gateway.size,
    bot_queue: () => bots.waiting,
    broken_games: () => store.countBroken(),
  });
  const app = newApp(config, node, (error) => {
    metrics.refused.inc({ error });
    if (error === 'internal') metrics.count('errors');
  });
  const reportError = (operation: string, error: unknown, about: About = {}) => {
    metrics.count('errors');
    app.log.error({ operation, ...about, err: error }, 'something went wrong inside');
  };
  const loaded = await loadExpansions(expansions);
  const registry = registryOf(loaded.registry.expansions, config.rulesVersion);
  const complaints = new Bucket(COMPLAINTS);
  const store = watched(options.store ?? (await openStore(config.store)), (operation, kind, error) => {
    metrics.storeErrors.inc({ operation, kind });
    // A fault is told where it shows; of a store that is away, or a disk that is full, all who ask would tell.
    if (kind === 'unavailable' && complaints.take())
      app.log.error({ operation, err: error }, 'the store does not answer');
  });
  const bots = new BotThreads({ threads: config.botThreads, expansions, deadline: config.botDeadline });
  const { botPause, leaseTime, sweepEvery, idleTime, limits, now } = config;
  const sessions = new Sessions(store, config.sessions, now);
  const hall = new Hall({
    node,
    store,
    registry,
    bots,
    botPause,
    rating: config.rating,
    leaseTime,
    sweepEvery,
    idleTime,
    limits,
    now,
    viewersOf: (player) => gateway.connectionsOf(player),
    isElsewhere: (game) => shard?.isElsewhere(game) === true,
    cleanEvery: config.cleanEvery,
    clean: () => sessions.clean(gateway.liveSessions),
    count: (what, n) => metrics.count(what, n),
    swept: (time) => metrics.sweepSeconds.observe(time / 1000),
    reportError,
  });
  // Processes of one server have one address, and hand lines to each other.
  const hasNeighbours = store.isShared && shard === undefined && config.nodeAddress !== 'off';
  const connects = new Buckets(limits.perAddress);
  const gateway = new Gateway({
    hall,
    store,
    limits,
    metrics,
    sessions,
    now,
    protocol: config.protocol,
    shard,
    hasNeighbours,
    isOwnRequest: ({ headers }) => isOwnRequest(headers, config.origins),
    addressOf: (request) => addressOf(request, config.proxies),
    mayConnect: (address) => connects.take(address),
    reportError,
  });
  const ended = (session: string) => gateway.endSession(session);
  const context = routeContext({ config, store, hall, metrics, sessions, ended });
  identityRoutes(app, context);
  keyRoutes(app, context);
  programRoutes(app, context);
  tableRoutes(app, context);
  reportRoutes(app, context);
  const pictures = Pictures.of(root, reportError);
  invitationRoutes(app, context, pictures);
  operatorRoutes(app, context, root);
  const keys = await keptVapidKeys(store);
  const { mail } = config.notices;
  const mailer = mail === undefined ? undefined : new Mailer(mail);
  noticeRoutes(app, context, { keys, mailer });
  const notifier = new Notifier({
    store,
    hall,
    mailer,
    pusher: new Pusher(config.notices, keys),
    every: sweepEvery,
    now,
    ...(pictures && { picturePath, picture: (live) => pictures.of(live) }),
    told: (channel, outcome) => metrics.notices.inc({ channel, outcome }),
    reportError,
  });
  if (root !== undefined) {
    servePageOn(app, root);
    serveDocsOn(app);
  }
  if (shard !== undefined) metrics.registry.setDefaultLabels({ process: shard.index });
  const key = newToken();
  const guests = hasNeighbours ? new Guests(gateway, config.protocol ?? PROTOCOL, { node, key }) : undefined;
  app.server.on('upgrade', (request, socket, head) => {
    if (guests !== undefined && request.url?.startsWith('/node?')) guests.upgrade(request, socket, head);
    else void gateway.upgrade(request, socket, head);
  });
  const desk = new Desk({ hall, store, now, table: (game) => hall.table(game), ended });
  const backup = async (file: string) => {
    if (store.backup === undefined) throw new Error('this store has backups of its own (pg_dump).');
    return store.backup(file);
  };
  const close = async () => {
    guests?.close();
    await gateway.close();
    await app.close();
    await notifier.close();
    await pictures?.close();
    await hall.close();
    await bots.close();
    await store.close();
  };
  try {
    await hall.open();
    notifier.start();
    const address = await app.listen({ host, port });
    loadLater();
    if (hasNeighbours)
      await store.openDoor({ node, key, address: doorAddress(config.nodeAddress, host, address) });
    return {
      url: shownUrl(host, address),
      close,
      gateway,
      hall,
      notifier,
      desk,
      isShared: store.isShared,
      backup,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Who connects: what the last proxy we trust says, or the other end of the line. */
function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for'];
  const chain = typeof forwarded === 'string' ? forwarded.split(',').map((one) => one.trim()) : [];
  const given = proxies > 0 ? chain.at(-proxies) : undefined;
  return given !== undefined && isIP(given) !== 0 ? given : (socket.remoteAddress ?? 'unknown');
}

function shownUrl(host: string, address: string): string {
  const { port } = new URL(address);
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const name = shown.includes(':') ? `[${shown}]` : shown;
  return `http://${name}:${port}/`;
}
