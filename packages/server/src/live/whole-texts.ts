import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import { MAX_PAYLOAD } from '@bastide/protocol';

/**
 * Takes from the library (`ws`), which makes buffers and a task of every frame, those that are text and come whole, as nearly all do. A sign of life that comes
 * whole is handed on to it; from the first frame on that is anything else, all is the library's.
 */
export function hearWholeTexts(line: Duplex, hear: (text: string) => void): void {
  const [library] = line.listeners('data') as Listener[];
  const listen = (chunk: Buffer) => {
    let from = 0;
    for (let frame = wholeFrame(chunk, from); frame !== undefined; frame = wholeFrame(chunk, from)) {
      const end = frame.start + frame.body.length;
      if (chunk[from] === TEXT) hear(frame.body.toString());
      else library.call(line, chunk.subarray(from, end));
      from = end;
    }
    if (from === chunk.length) return;
    line.off('data', listen).on('data', library);
    library.call(line, chunk.subarray(from));
  };
  line.on('data', listen).off('data', library);
  // What is left unread then the library reads.
  line.prependOnceListener('close', () => line.off('data', listen));
}

type Listener = (this: Duplex, chunk: Buffer) => void;

/** What a frame says (RFC 6455, 5.2), if it is whole and of a kind that is looked at here. */
function wholeFrame(
  chunk: Buffer,
  from: number,
): { readonly start: number; readonly body: Buffer } | undefined {
  const kind = chunk[from];
  if (kind !== TEXT && kind !== PING && kind !== PONG) return undefined;
  const isLong = chunk[from + 1] === MASKED + LONG;
  const length = isLong ? chunk[from + 2] * 256 + chunk[from + 3] : chunk[from + 1] - MASKED;
  const start = from + (isLong ? 8 : 6);
  const most = isLong ? MAX_PAYLOAD : LONG - 1;
  const isFit = length >= 0 && length <= most && (kind === TEXT || !isLong);
  if (!isFit || start + length > chunk.length) return undefined;
  const body = chunk.subarray(start, start + length);
  if (kind !== TEXT) return { start, body };
  unmask(body, chunk, start - 4);
  if (isUtf8(body)) return { start, body };
  unmask(body, chunk, start - 4);
  return undefined;
}

/** And, done again, masks. */
function unmask(body: Buffer, chunk: Buffer, mask: number): void {
  for (let i = 0; i < body.length; i++) body[i] ^= chunk[mask + (i & 3)];
}

/** First bytes: the only frame of a message. */
const TEXT = 0x81;
const PING = 0x89;
const PONG = 0x8a;
/** Second bytes: the mask every client has to use, and a length that follows in two bytes. */
const MASKED = 0x80;
const LONG = 126;
