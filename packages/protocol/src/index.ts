/**
 * What clients and server say to each other: schemas, types, the fairness check and `Replica`, a table as a client keeps it. Runs in
 * a browser as well as in Node. docs/protocol.md explains it.
 * @module
 */
export {
  type ClientMessage,
  type ClientMessageOf,
  clientMessage,
  MAX_PAYLOAD,
  readClientMessage,
} from './client-messages.ts';
export { CLOSE } from './close-codes.ts';
export { ERRORS, type ErrorCode, type Refused, refuse } from './errors.ts';
export {
  commitmentText,
  FAIR,
  type Fair,
  type FairCheck,
  type FairProblem,
  isUsable,
  keyText,
  missingText,
  NONCE_DIGITS,
  promiseOf,
  promiseText,
  readTicket,
  SCHEMES,
  type Scheme,
  ticketText,
  verifyFair,
} from './fair.ts';
export { type KnownMove, seenGame } from './hidden-hands.ts';
export {
  type CreateAnswer,
  createAnswer,
  createBody,
  endBody,
  faultBody,
  guestBody,
  type KeysAnswer,
  keysAnswer,
  leaderboardAnswer,
  leaderboardQuery,
  type Me,
  me,
  myGamesQuery,
  type PlayerAnswer,
  type ProgramAnswer,
  type ProgramsAnswer,
  playerAnswer,
  programAnswer,
  programBody,
  programsAnswer,
  type ReportBody,
  reportBody,
  tablesAnswer,
  ticketAnswer,
} from './http-messages.ts';
export {
  mailBody,
  type NoticesAnswer,
  noticesAnswer,
  pushBody,
  pushEndBody,
  tokenBody,
} from './notice-messages.ts';
export { type Observation, observation, printedIn, type StandingFigure, visibleTo } from './observation.ts';
export { type Clock, id, messageId, type TableRequest, type Terms, tableRequest } from './parts.ts';
export { PHRASES, REPORT_REASONS, type ReportReason } from './phrases.ts';
export { ALL_GAMES, SPEEDS, type Speed, speedOf } from './pools.ts';
export { Replica, type ReplicaEntry } from './replica.ts';
export {
  type Clocks,
  type Entry,
  type Said,
  type SeatInfo,
  type ServerMessage,
  type ServerMessageOf,
  serverMessage,
  type TableInfo,
  type TableSummary,
} from './server-messages.ts';
export { type Fit, fitOf, PROTOCOL, type Spoken, spokenIn } from './version.ts';
