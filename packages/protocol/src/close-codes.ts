/**
 * Codes a live connection is closed with, beside those of the standard (1001: the server stops; 1009: frame too big). `version`: page and server
 * don't fit, as `hello` said. `replaced`: the page has come back on another line, and this one is of no use to it. `elsewhere`: the game named
 * as the reason is served by another process, which is reached by naming it in the address (`game=`); only lines with that in their address are sent there.
 */
export const CLOSE = {
  malformed: 4000,
  flood: 4002,
  slow: 4003,
  tooMany: 4004,
  signedOut: 4005,
  version: 4006,
  replaced: 4007,
  elsewhere: 4008,
} as const;
