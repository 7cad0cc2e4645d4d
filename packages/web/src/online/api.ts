import type {
  CreateAnswer,
  ErrorCode,
  KeysAnswer,
  Me,
  NoticesAnswer,
  PlayerAnswer,
  ProgramAnswer,
  ProgramsAnswer,
  ReportBody,
  TableRequest,
  TableSummary,
} from '@bastide/protocol';
import type { GameRecord } from '@bastide/rules';

/** Asked in vain: the server's code, or that there is no server. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'no-server';

  constructor(code: ErrorCode | 'no-server') {
    super(code);
    this.code = code;
  }
}

export function codeOf(error: unknown): ApiError['code'] {
  return error instanceof ApiError ? error.code : 'internal';
}

export interface Standing {
  readonly player: string;
  readonly name: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

/** What is asked over HTTP; docs/protocol.md lists it. The cookie that tells who asks is the browser's business. */
export const api = {
  /** Who one is; a stranger is told nothing. */
  me: async (): Promise<Me | undefined> => {
    const me = await get<Me | Record<string, never>>('api/me');
    return 'player' in me ? (me as Me) : undefined;
  },
  guest: (name: string) => post<Me>('api/guest', { name }),
  rename: (name: string) => post<Me>('api/me', { name }),
  signOut: () => post<object>('api/sign-out', {}),
  ticket: async (signal: AbortSignal) => (await post<{ ticket: string }>('api/ticket', {}, signal)).ticket,
  create: (table: TableRequest) => post<CreateAnswer>('api/tables', { table }),
  /** Those under way and the last that are over; with a time, those that ended before it. */
  myGames: async (before?: number) =>
    (await get<{ tables: TableSummary[] }>(`api/my-games${before === undefined ? '' : `?before=${before}`}`))
      .tables,
  /** What an invitation shows. */
  table: (game: string, key: string | undefined) =>
    get<TableSummary>(`api/tables/${game}${key === undefined ? '' : `?key=${key}`}`),
  record: (game: string, key: string | undefined) => get<GameRecord>(recordPath(game, key)),
  player: (player: string) => get<PlayerAnswer>(`api/players/${player}`),
  leaders: async (query: string) =>
    (await get<{ standings: Standing[] }>(`api/leaderboard?${query}`)).standings,
  report: (report: ReportBody) => post<object>('api/reports', report),
  keys: {
    list: () => get<KeysAnswer>('api/keys'),
    endSession: (id: string) => post<object>('api/sessions/end', { id }),
    endPasskey: (id: string) => post<object>('api/passkeys/end', { id }),
  },
  notices: () => get<NoticesAnswer>('api/notices'),
  push: (subscription: object) => post<object>('api/push', subscription),
  endPush: (endpoint: string) => post<object>('api/push/end', { endpoint }),
  mail: (address: string, language: string) => post<object>('api/mail', { address, language }, MAILED()),
  endMail: () => post<object>('api/mail/end', {}),
  confirmMail: (token: string) => post<object>('api/mail/confirm', { token }),
  stopMail: (token: string) => post<object>('api/mail/stop', { token }),
  programs: {
    list: () => get<ProgramsAnswer>('api/programs'),
    make: (name: string) => post<ProgramAnswer>('api/programs', { name }),
    end: (id: string) => post<object>('api/programs/end', { id }),
  },
  passkey: {
    registerOptions: () => post<PublicKeyCredentialCreationOptionsJSON>('api/passkey/register/options', {}),
    register: (response: unknown) => post<Me>('api/passkey/register', { response }),
    signInOptions: () =>
      post<{ id: string; options: PublicKeyCredentialRequestOptionsJSON }>('api/passkey/sign-in/options', {}),
    signIn: (id: string, response: unknown) => post<Me>('api/passkey/sign-in', { id, response }),
  },
};

/** Where a record can be fetched, with the right to see it. */
export function recordPath(game: string, key: string | undefined): string {
  return `api/games/${game}/record${key === undefined ? '' : `?key=${key}`}`;
}

/** Milliseconds until a server that says nothing counts as none. */
const LIMIT = 8000;
/** A mail is on its way before it is answered. */
const MAILED = () => AbortSignal.timeout(30_000);

function get<T>(path: string): Promise<T> {
  const signal = AbortSignal.timeout(LIMIT);
  return answered<T>(fetch(path, { credentials: 'same-origin', cache: 'no-store', signal }));
}

function post<T>(path: string, body: object, signal = AbortSignal.timeout(LIMIT)): Promise<T> {
  return answered<T>(
    fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    }),
  );
}

async function answered<T>(asked: Promise<Response>): Promise<T> {
  const response = await asked.catch(() => undefined);
  const answer: unknown = await response?.json().catch(() => undefined);
  // A page that is served without games answers with files, or not at all.
  if (response === undefined || typeof answer !== 'object' || answer === null)
    throw new ApiError('no-server');
  if (!response.ok) throw new ApiError('error' in answer ? (answer.error as ErrorCode) : 'no-server');
  return answer as T;
}
