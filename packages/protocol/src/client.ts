/**
 * The part of the protocol that a page runs. It has no schemas: a page believes its own server, and its content policy forbids what
 * makes them fast.
 */
export { CLOSE } from './close-codes.ts';
export { ERRORS } from './errors.ts';
export { missingNonce, promiseOf, verifyFair } from './fair.ts';
export { type KnownMove, seenGame } from './hidden-hands.ts';
export { type Observation, observation, printedIn, type StandingFigure, visibleTo } from './observation.ts';
export { PHRASES, REPORT_REASONS, type ReportReason } from './phrases.ts';
export { ALL_GAMES, SPEEDS } from './pools.ts';
export { Replica } from './replica.ts';
export { PROTOCOL } from './version.ts';
