import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@bastide/protocol';
import { BrokenGame } from '../hall/unplayable.ts';
import { StoreUnavailable } from '../store/store.ts';

/** Refuses a live connection before it is one, in words of HTTP. */
export function turnAway(socket: Duplex, error: ErrorCode): void {
  const body = JSON.stringify({ error });
  socket.end(
    `HTTP/1.1 ${STATUS[error] ?? '400 Bad Request'}\r\nconnection: close\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\n\r\n${body}`,
  );
}

const STATUS: Partial<Record<ErrorCode, string>> = {
  'not-found': '404 Not Found',
  'forbidden-origin': '403 Forbidden',
  'unknown-ticket': '401 Unauthorized',
  'too-fast': '429 Too Many Requests',
  'too-many': '503 Service Unavailable',
  unavailable: '503 Service Unavailable',
  internal: '500 Internal Server Error',
};

/** What is not our fault, and what is. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof StoreUnavailable) return 'unavailable';
  return error instanceof BrokenGame ? error.code : 'internal';
}
