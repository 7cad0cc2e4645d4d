import type { z } from 'zod';
import {
  createAnswer,
  createBody,
  endBody,
  faultBody,
  guestBody,
  keysAnswer,
  leaderboardAnswer,
  me,
  playerAnswer,
  programAnswer,
  programBody,
  programsAnswer,
  reportBody,
  tablesAnswer,
  ticketAnswer,
} from './http-messages.ts';
import { mailBody, noticesAnswer, pushBody, pushEndBody, tokenBody } from './notice-messages.ts';
import { tableSummary } from './server-messages.ts';

export interface Route {
  readonly method: 'get' | 'post';
  /** As OpenAPI writes it. */
  readonly path: string;
  readonly summary: string;
  readonly body?: z.ZodType;
  readonly answer?: z.ZodType;
  /** Parameters behind the question mark; all may be left out. */
  readonly query?: readonly string[];
  /** Whether anyone may ask, without a cookie or a token. */
  readonly isOpen?: boolean;
}

const get = (path: string, summary: string, more: Partial<Route> = {}): Route => ({
  method: 'get',
  path,
  summary,
  ...more,
});
const post = (path: string, summary: string, more: Partial<Route> = {}): Route => ({
  method: 'post',
  path,
  summary,
  ...more,
});

/** Everything that can be asked over HTTP below `/api/`; docs/protocol.md tells more. A test of the server compares it with what it serves. */
export const ROUTES: readonly Route[] = [
  post('/api/guest', 'A new guest; sets the cookie', { body: guestBody, answer: me, isOpen: true }),
  get('/api/me', 'Who one is; an empty object for a stranger', { isOpen: true }),
  post('/api/me', 'Another name from now on', { body: guestBody, answer: me }),
  post('/api/sign-out', 'Ends the session of this cookie'),
  post('/api/ticket', 'For one live connection, within 30 seconds', { answer: ticketAnswer }),
  get('/api/tables', 'The tables that wait for players', { answer: tablesAnswer, isOpen: true }),
  post('/api/tables', 'Creates a table; the host sits down like everyone', {
    body: createBody,
    answer: createAnswer,
  }),
  get('/api/tables/{game}', 'What an invitation shows', {
    answer: tableSummary,
    query: ['key'],
    isOpen: true,
  }),
  get('/api/my-games', 'One’s own games, those under way first', { answer: tablesAnswer, query: ['before'] }),
  get('/api/games/{game}/record', 'The record of a game that is over', { query: ['key'], isOpen: true }),
  get('/api/players/{player}', 'Name, ratings, results', { answer: playerAnswer, isOpen: true }),
  get('/api/leaderboard', 'The best, by number of players and pool', {
    answer: leaderboardAnswer,
    query: ['players', 'pool'],
    isOpen: true,
  }),
  post('/api/passkey/register/options', 'For navigator.credentials.create'),
  post('/api/passkey/register', 'Keeps the identity with a passkey', { answer: me }),
  post('/api/passkey/sign-in/options', 'For navigator.credentials.get', { isOpen: true }),
  post('/api/passkey/sign-in', 'Comes back with a passkey; sets the cookie', { answer: me, isOpen: true }),
  get('/api/keys', 'One’s sessions and passkeys', { answer: keysAnswer }),
  post('/api/sessions/end', 'Ends a session of one’s own', { body: endBody }),
  post('/api/passkeys/end', 'Ends a passkey, never the last', { body: endBody }),
  get('/api/programs', 'Programs of one’s own', { answer: programsAnswer }),
  post('/api/programs', 'A program that plays under this name; its token is told this once', {
    body: programBody,
    answer: programAnswer,
  }),
  post('/api/programs/end', 'The token of a program is void', { body: endBody }),
  get('/api/notices', 'How one is told of turns', { answer: noticesAnswer }),
  post('/api/push', 'This browser is told of turns', { body: pushBody }),
  post('/api/push/end', 'It is told no more', { body: pushEndBody }),
  post('/api/mail', 'A mail asks whether this address is somebody’s', { body: mailBody }),
  post('/api/mail/confirm', 'It is', { body: tokenBody, isOpen: true }),
  post('/api/mail/end', 'No more mails'),
  post('/api/mail/stop', 'No more mails, by the link in one of them', { body: tokenBody, isOpen: true }),
  post('/api/reports', 'Tells whoever runs the server of another player', { body: reportBody }),
  post('/api/fault', 'A fault in a page, for the log', { body: faultBody, isOpen: true }),
  get('/api/openapi.json', 'This description', { isOpen: true }),
];
