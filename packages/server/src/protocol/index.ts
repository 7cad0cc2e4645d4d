/**
 * What page and server say to each other: schemas, types, the fairness check and `Replica`, a table as a client keeps it. Runs in
 * a browser as well as in Node. docs/protocol.md explains it.
 */
export {
  type ClientMessage,
  type ClientMessageOf,
  clientMessage,
  MAX_PAYLOAD,
} from './client-messages.ts';
export { CLOSE } from './close-codes.ts';
export { ERRORS, type ErrorCode, type Refused, refuse } from './errors.ts';
export { FAIR, type Fair, type FairCheck, verifyFair } from './fair.ts';
export {
  type CreateAnswer,
  createAnswer,
  createBody,
  guestBody,
  type KeysAnswer,
  leaderboardAnswer,
  type Me,
  me,
  type PlayerAnswer,
  playerAnswer,
  tablesAnswer,
  ticketAnswer,
} from './http-messages.ts';
export { type Clock, type TableRequest, type Terms, tableRequest } from './parts.ts';
export { PHRASES } from './phrases.ts';
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
