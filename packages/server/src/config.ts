import { join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rate } from './http/buckets.ts';
import type { SessionTimes } from './identity/sessions.ts';

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
  readonly logLevel: string;
  /** Where the log goes, if not to standard output. */
  readonly logTo?: { write(text: string): void };
  readonly botThreads: number;
  readonly botPause: number;
  readonly leaseTime: number;
  readonly sweepEvery: number;
  readonly idleTime: number;
  /** How long sessions last that nobody uses, and how often those that have ended are cleared away. */
  readonly sessions: SessionTimes;
  readonly cleanEvery: number;
  /** What time it is, in milliseconds since 1970. */
  readonly now: () => number;
  readonly limits: Limits;
}

export interface Limits {
  readonly sockets: number;
  readonly socketsPerAddress: number;
  readonly socketsPerPlayer: number;
  /** Tables a connection may have open. */
  readonly openTables: number;
  readonly tables: number;
  /** Games of one player that are not over. */
  readonly tablesPerPlayer: number;
  readonly perSocket: Rate;
  readonly perPlayer: Rate;
  /** HTTP requests and connections. */
  readonly perAddress: Rate;
  /** New guests. */
  readonly guestsPerAddress: Rate;
  /** Bytes a client may leave unread. */
  readonly unread: number;
}

export const DEFAULT_LIMITS: Limits = {
  sockets: 20_000,
  socketsPerAddress: 100,
  socketsPerPlayer: 10,
  openTables: 20,
  tables: 50_000,
  tablesPerPlayer: 50,
  perSocket: { size: 60, perSecond: 20 },
  perPlayer: { size: 120, perSecond: 40 },
  perAddress: { size: 300, perSecond: 50 },
  guestsPerAddress: { size: 30, perSecond: 0.2 },
  unread: 1_000_000,
};

const DAY = 24 * 60 * 60 * 1000;

export const DEFAULTS: Omit<Config, 'store'> = {
  origins: [],
  proxies: 0,
  metrics: 'loopback',
  logLevel: 'info',
  botThreads: 1,
  botPause: 600,
  leaseTime: 2500,
  sweepEvery: 800,
  idleTime: 60_000,
  sessions: { guest: 90 * DAY, kept: 365 * DAY },
  cleanEvery: 60 * 60 * 1000,
  now: Date.now,
  limits: DEFAULT_LIMITS,
};

/** Where data lies if nobody says where: beside the program, so that nothing needs to be set up; in the current folder if it is installed. */
const BESIDE = fileURLToPath(new URL('../../../data', import.meta.url));
const DATA = BESIDE.includes(`${sep}node_modules${sep}`) ? resolve('data') : BESIDE;

/** Settings from the environment; one that can't be understood is an error, not a default. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const text = (name: string) => (env[name] === '' ? undefined : env[name]);
  const whole = (name: string, otherwise: number) => {
    const given = text(name);
    if (given === undefined) return otherwise;
    if (!/^\d{1,9}$/.test(given)) throw new ConfigError(`${name} needs a whole number, not “${given}”.`);
    return Number(given);
  };
  const days = (name: string, otherwise: number) => Math.max(1, whole(name, otherwise / DAY)) * DAY;
  const metrics = text('BASTIDE_METRICS') ?? DEFAULTS.metrics;
  if (metrics !== 'loopback' && metrics !== 'all' && metrics !== 'off')
    throw new ConfigError('BASTIDE_METRICS is loopback, all or off.');
  const origins = (text('BASTIDE_ORIGINS') ?? '').split(',').map((one) => one.trim());
  for (const origin of origins)
    if (origin !== '' && (!URL.canParse(origin) || new URL(origin).origin !== origin))
      throw new ConfigError(`BASTIDE_ORIGINS needs origins like https://play.example, not “${origin}”.`);
  const { limits, sessions } = DEFAULTS;
  return {
    ...DEFAULTS,
    store: text('BASTIDE_STORE') ?? join(text('BASTIDE_DATA') ?? DATA, 'bastide.db'),
    origins: origins.filter((one) => one !== ''),
    proxies: whole('BASTIDE_PROXIES', DEFAULTS.proxies),
    metrics,
    logLevel: text('BASTIDE_LOG') ?? DEFAULTS.logLevel,
    botThreads: Math.max(1, whole('BASTIDE_BOT_THREADS', DEFAULTS.botThreads)),
    botPause: whole('BASTIDE_BOT_PAUSE', DEFAULTS.botPause),
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

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
