/**
 * Codes a live connection is closed with, beside those of the standard (1001: the server stops; 1009: frame too big). `version`: page and server
 * don't fit, as `hello` said.
 */
export const CLOSE = {
  malformed: 4000,
  flood: 4002,
  slow: 4003,
  tooMany: 4004,
  signedOut: 4005,
  version: 4006,
} as const;
