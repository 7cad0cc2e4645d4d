import { type Config, DEFAULT_LIMITS, DEFAULTS } from '../config.ts';

/** For tests nobody waits long for a bot or a dead node, and loopback is not one address among many. */
export const TEST_CONFIG: Omit<Config, 'store'> = {
  ...DEFAULTS,
  logLevel: 'error',
  botPause: 0,
  leaseTime: 1200,
  sweepEvery: 400,
  // Programs play fast, and nobody waits for ten games.
  rating: { moves: 1, time: 0, deviation: 350, fresh: { games: 0, time: 0 } },
  limits: {
    ...DEFAULT_LIMITS,
    socketsPerAddress: 5000,
    perSocket: { size: 2000, perSecond: 2000 },
    perPlayer: { size: 2000, perSecond: 2000 },
    perAddress: { size: 20_000, perSecond: 20_000 },
    looksPerAddress: { size: 20_000, perSecond: 20_000 },
    chat: { size: 2000, perSecond: 2000 },
    chatWatching: { size: 2000, perSecond: 2000 },
    guestsPerAddress: { size: 5000, perSecond: 1000 },
    newTablesPerAddress: { size: 20_000, perSecond: 20_000 },
    mailsPerAddress: { size: 5000, perSecond: 1000 },
  },
};
