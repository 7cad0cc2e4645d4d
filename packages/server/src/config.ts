import { availableParallelism } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from './config-error.ts';
import type { Rate } from './http/buckets.ts';
import type { SessionTimes } from './identity/sessions.ts';
import { DEFAULT_NOTICES, type NoticeConfig, readNoticeConfig } from './notices/settings.ts';
import { HIDDEN_SETTINGS, SETTINGS } from './settings.ts';
import { isFile } from './store/is-file.ts';

export { ConfigError };

/** Everything that can be set; `docs/operations.md` explains it. */
export interface Config {
  /** A file, or postgres://… */
  readonly store: string;
  /** Pages that may speak to the server; empty means its own only. */
  readonly origins: readonly string[];
  /** How many proxies stand before the server and may say who the client is; 0 believes nobody. */
  readonly proxies: number;
  /** `loopback` shows metrics to this computer only. */
  readonly metrics: 'loopback' | 'all' | 'off';
  /** The version of the rules, and the protocol, this node takes itself to have: tests have two side by side. */
  readonly rulesVersion?: number;
  readonly protocol?: number;
  /** Where other nodes reach this one; `off` if they don't. */
  readonly nodeAddress?: string | undefined;
  readonly logLevel: string;
  /** Where the log goes, if not to standard output. */
  readonly logTo?: { write(text: string): void };
  /** Milliseconds a request may take to arrive whole. */
  readonly requestTime: number;
  /** Milliseconds an answer may lie unread. */
  readonly unreadTime: number;
  readonly botThreads: number;
  readonly botPause: number;
  /** Milliseconds after which a bot's thread is ended. */
  readonly botDeadline: number;
  readonly leaseTime: number;
  readonly sweepEvery: number;
  readonly idleTime: number;
  readonly rating: RatingConfig;
  /** How long sessions last that nobody uses, and how often those that have ended are cleared away. */
  readonly sessions: SessionTimes;
  readonly cleanEvery: number;
  readonly notices: NoticeConfig;
  /** What time it is, in milliseconds since 1970. */
  readonly now: () => number;
  readonly limits: Limits;
}

/** What a game needs to count for someone's rating, and a rating to stand on the leaderboard. */
export interface RatingConfig {
  /** The least moves of each, and the least milliseconds they took. */
  readonly moves: number;
  readonly time: number;
  /** The most that is still uncertain: a rating of one or two games says nothing. */
  readonly deviation: number;
  /** Whoever has played fewer rated games at public tables, or came less long ago, is not rated at tables by link. */
  readonly fresh: { readonly games: number; readonly time: number };
}

export interface Limits {
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly socketsPerPlayer: number;
  /** Tables a connection may have open. */
  readonly openTables: number;
  readonly tables: number;
  /** Tables that wait for players, on all nodes. */
  readonly waitingTables: number;
  /** Games of one player that are not over, as host or seated. */
  readonly tablesPerPlayer: number;
  /** Programs somebody may have made, and games of one that are not over. */
  readonly programsPerPlayer: number;
  readonly tablesPerProgram: number;
  readonly perSocket: Rate;
  readonly perPlayer: Rate;
  /** HTTP requests and connections. */
  readonly perAddress: Rate;
  /** Tables opened, lists and records asked for: each takes longer than what is said at a table. */
  readonly looksPerAddress: Rate;
  /** New guests, and new tables: one that was closed stays in the store. */
  readonly guestsPerAddress: Rate;
  readonly newTablesPerAddress: Rate;
  /** Mails that ask whether an address is somebody's: of a player or to an address, and from a network. */
  readonly mailsPerPlayer: Rate;
  readonly mailsPerAddress: Rate;
  /** What a player may say, at tables where they sit and where they watch. */
  readonly chat: Rate;
  readonly chatWatching: Rate;
  /** What may be reported of others, by a player and from a network. */
  readonly reportsPerPlayer: Rate;
  readonly reportsPerAddress: Rate;
  /** Faults a page may report. */
  readonly faultsPerAddress: Rate;
  /** Bytes a client may leave unread. */
  readonly unread: number;
}

export const DEFAULT_LIMITS: Limits = {
  sockets: 20_000,
  socketsPerAddress: 100,
  socketsPerPlayer: 10,
  openTables: 20,
  tables: 50_000,
  waitingTables: 5000,
  tablesPerPlayer: 50,
  programsPerPlayer: 5,
  tablesPerProgram: 10,
  perSocket: { size: 60, perSecond: 20 },
  perPlayer: { size: 120, perSecond: 40 },
  perAddress: { size: 300, perSecond: 50 },
  looksPerAddress: { size: 200, perSecond: 10 },
  guestsPerAddress: { size: 30, perSecond: 0.2 },
  newTablesPerAddress: { size: 200, perSecond: 0.5 },
  mailsPerPlayer: { size: 3, perSecond: 1 / 1200 },
  mailsPerAddress: { size: 10, perSecond: 1 / 300 },
  chat: { size: 10, perSecond: 0.5 },
  chatWatching: { size: 4, perSecond: 0.1 },
  reportsPerPlayer: { size: 5, perSecond: 1 / 600 },
  reportsPerAddress: { size: 30, perSecond: 1 / 60 },
  faultsPerAddress: { size: 5, perSecond: 0.05 },
  unread: 1_000_000,
};

const DAY = 24 * 60 * 60 * 1000;

export const DEFAULTS: Omit<Config, 'store'> = {
  origins: [],
  proxies: 0,
  metrics: 'loopback',
  logLevel: 'info',
  requestTime: 12_000,
  unreadTime: 30_000,
  // One core is left to the games themselves.
  botThreads: Math.max(1, availableParallelism() - 1),
  botPause: 600,
  botDeadline: 20_000,
  leaseTime: 2500,
  sweepEvery: 800,
  idleTime: 60_000,
  rating: { moves: 10, time: 20_000, deviation: 150, fresh: { games: 5, time: 3 * DAY } },
  sessions: { guest: 90 * DAY, kept: 365 * DAY },
  cleanEvery: 60 * 60 * 1000,
  notices: DEFAULT_NOTICES,
  now: Date.now,
  limits: DEFAULT_LIMITS,
};

/** Where data lies if nobody says where: beside the program, so that nothing needs to be set up; in the current folder if it is installed. */
const BESIDE = fileURLToPath(new URL('../../../data', import.meta.url));
const DATA = BESIDE.includes(`${sep}node_modules${sep}`) ? resolve('data') : BESIDE;

/** Settings from the environment; one that can't be understood is an error, not a default. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  refuseUnknown(env);
  const text = (name: string) => (env[name] === '' ? undefined : env[name]);
  const whole = (name: string, otherwise: number, least = 1) => {
    const given = text(name);
    if (given === undefined) return otherwise;
    if (!/^\d{1,9}$/.test(given) || Number(given) < least)
      throw new ConfigError(`${name} needs a whole number, ${least} at least, not “${given}”.`);
    return Number(given);
  };
  const days = (name: string, otherwise: number) => whole(name, otherwise / DAY) * DAY;
  const metrics = text('BASTIDE_METRICS') ?? DEFAULTS.metrics;
  if (metrics !== 'loopback' && metrics !== 'all' && metrics !== 'off')
    throw new ConfigError('BASTIDE_METRICS is loopback, all or off.');
  const origins = (text('BASTIDE_ORIGINS') ?? '').split(',').map((one) => one.trim());
  for (const origin of origins)
    if (origin !== '' && (!URL.canParse(origin) || new URL(origin).origin !== origin))
      throw new ConfigError(`BASTIDE_ORIGINS needs origins like https://play.example, not “${origin}”.`);
  const ownOrigins = origins.filter((one) => one !== '');
  const store = text('BASTIDE_STORE');
  if (store !== undefined && /^([a-z][\w+.-]*:\/\/|postgres(ql)?:)/i.test(store) && isFile(store))
    throw new ConfigError('BASTIDE_STORE is a file, or postgres://user:password@host/database.');
  const nodeAddress = text('BASTIDE_NODE_ADDRESS');
  if (nodeAddress !== undefined && nodeAddress !== 'off' && !/^http:\/\/[^/]+$/.test(nodeAddress))
    throw new ConfigError('BASTIDE_NODE_ADDRESS is http://host:port, or off.');
  const logLevel = text('BASTIDE_LOG') ?? DEFAULTS.logLevel;
  if (!LOG_LEVELS.includes(logLevel)) throw new ConfigError(`BASTIDE_LOG is ${LOG_LEVELS.join(', ')}.`);
  const { limits, sessions } = DEFAULTS;
  return {
    ...DEFAULTS,
    store: store ?? join(text('BASTIDE_DATA') ?? DATA, 'bastide.db'),
    origins: ownOrigins,
    notices: readNoticeConfig(text, ownOrigins),
    proxies: whole('BASTIDE_PROXIES', DEFAULTS.proxies, 0),
    metrics,
    nodeAddress,
    logLevel,
    botThreads: whole('BASTIDE_BOT_THREADS', DEFAULTS.botThreads),
    botPause: whole('BASTIDE_BOT_PAUSE', DEFAULTS.botPause, 0),
    sessions: {
      guest: days('BASTIDE_GUEST_DAYS', sessions.guest),
      kept: days('BASTIDE_KEPT_DAYS', sessions.kept),
    },
    limits: {
      ...limits,
      sockets: whole('BASTIDE_MAX_SOCKETS', limits.sockets),
      socketsPerAddress: whole('BASTIDE_MAX_SOCKETS_PER_ADDRESS', limits.socketsPerAddress),
      tables: whole('BASTIDE_MAX_TABLES', limits.tables),
    },
  };
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const KNOWN = [...SETTINGS.map(({ name }) => name), ...HIDDEN_SETTINGS].sort();

/** A name written wrongly would be a setting without effect, and nobody would notice. */
function refuseUnknown(env: Readonly<Record<string, string | undefined>>): void {
  const unknown = Object.keys(env).filter((name) => /^bastide_/i.test(name) && !KNOWN.includes(name));
  if (unknown.length === 0) return;
  throw new ConfigError(`There is no setting ${unknown.join(', ')}. There are: ${KNOWN.join(', ')}.`);
}
