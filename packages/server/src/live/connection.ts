import type { Duplex } from 'node:stream';
import { CLOSE, type ErrorCode, messageId, readClientMessage, type ServerMessage } from '@bastide/protocol';
import type { RawData, WebSocket } from 'ws';
import { Frame } from '../hall/frame.ts';
import type { Viewer } from '../hall/viewer.ts';
import { Bucket } from '../http/buckets.ts';
import type { Passage } from '../nodes/passage.ts';
import type { Gateway } from './gateway.ts';

/** How often a client may send what we can't read before the line is cut. */
const PATIENCE = 5;
/** Milliseconds until a line that was ended is cut. */
const LAST_WORDS = 1000;
const BACK_AFTER = 500;

/** A live connection of a player. */
export class Connection implements Viewer {
  readonly id: string;
  readonly player: string;
  name: string;
  readonly address: string;
  /** The session it was opened with; it ends with it. */
  readonly session: string;
  readonly isProgram: boolean;
  /** The hash of what it was opened with: a page that comes back on another line names it. */
  readonly ticket: string;
  /** Whether it comes back by itself when it is sent to where a game is. */
  readonly mayMove: boolean;
  readonly muted: Set<string>;
  /** Tables it has open here, and at other nodes. */
  readonly tables = new Set<string>();
  readonly ways = new Map<string, Passage>();
  isAlive = true;
  readonly #socket: WebSocket;
  readonly #gateway: Gateway;
  readonly #bucket: Bucket;
  readonly #line: Duplex;
  /** To be sent at the end of this turn of the event loop. */
  #frames = '';
  #isEnded = false;
  #nonsense = 0;

  constructor(
    gateway: Gateway,
    socket: WebSocket,
    line: Duplex,
    who: Pick<
      Connection,
      'id' | 'player' | 'name' | 'address' | 'session' | 'isProgram' | 'ticket' | 'mayMove'
    >,
    muted: Iterable<string>,
  ) {
    this.id = who.id;
    this.player = who.player;
    this.name = who.name;
    this.address = who.address;
    this.session = who.session;
    this.isProgram = who.isProgram;
    this.ticket = who.ticket;
    this.mayMove = who.mayMove;
    this.muted = new Set(muted);
    this.#gateway = gateway;
    this.#socket = socket;
    this.#line = line;
    this.#bucket = new Bucket(gateway.limits.perSocket);
    socket.on('message', (data, isBinary) => this.#receive(data, isBinary));
    socket.on('ping', (data) => this.#receiveControl(() => socket.pong(data)));
    socket.on('pong', () =>
      this.#receiveControl(() => {
        this.isAlive = true;
      }),
    );
  }

  send(message: ServerMessage): void {
    this.sendFrame(new Frame(JSON.stringify(message)));
  }

  /** To one who reads too slowly nothing is sent any more: the line is cut, and a new one starts with what counts. */
  sendFrame(frame: Frame): void {
    if (!this.#hasRoom()) return;
    this.#gateway.spy?.(frame.text, this);
    // What is sent in one turn of the event loop goes out with one call of the system.
    if (this.#frames === '') this.#gateway.atEndOfTurn(this);
    this.#frames += frame.wire;
  }

  refuse(error: ErrorCode, more: { id?: string; game?: string; at?: string; head?: number } = {}): void {
    this.#gateway.metrics.refused.inc({ error });
    this.send({ tell: 'refused', error, ...more });
  }

  /** A sign of life is asked for; without the last one the line is dead. */
  check(): void {
    if (!this.isAlive) {
      this.#socket.terminate();
      return;
    }
    this.isAlive = false;
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.ping();
  }

  get isGone(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN;
  }

  looksElsewhere(game: string): boolean {
    return this.ways.has(game);
  }

  /** It is to come back soon. */
  sayBye(): void {
    this.send({ tell: 'bye', after: BACK_AFTER });
    this.close(1001, 'bye');
  }

  close(code: number, reason: string): void {
    this.flush();
    this.#socket.close(code, reason);
  }

  /** Nothing it still says is heard, and it need not agree to be closed. */
  end(code: number, reason: string): void {
    this.#isEnded = true;
    this.close(code, reason);
    setTimeout(() => this.terminate(), LAST_WORDS).unref();
  }

  terminate(): void {
    this.#socket.terminate();
  }

  /** Past the library, which would write header and text for each receiver anew. */
  flush(): void {
    const frames = this.#frames;
    if (frames === '') return;
    this.#frames = '';
    if (!this.isGone) this.#line.write(frames, 'latin1');
  }

  /** Whether it reads what it is sent; if not, the line is cut. */
  #hasRoom(): boolean {
    const { readyState, OPEN, bufferedAmount } = this.#socket;
    if (readyState !== OPEN) return false;
    if (bufferedAmount <= this.#gateway.limits.unread) return true;
    this.#gateway.metrics.refused.inc({ error: 'slow' });
    this.#socket.terminate();
    return false;
  }

  /** Whoever speaks too fast is not heard any more, whatever kind of frames it sends. */
  #maySpeak(): boolean {
    if (this.#isEnded) return false;
    const now = performance.now();
    if (this.#bucket.take(now) && this.#gateway.mayPlayerSpeak(this.player, now)) return true;
    this.refuse('too-fast');
    this.end(CLOSE.flood, 'too-fast');
    return false;
  }

  /** A sign of life and the answer to it are frames like others: they count, and an answer that nobody reads is not sent. */
  #receiveControl(act: () => void): void {
    if (this.#maySpeak() && this.#hasRoom()) act();
  }

  #receive(data: RawData, isBinary: boolean): void {
    if (!this.#maySpeak()) return;
    const frame = isBinary ? undefined : jsonOf(String(data));
    const message = readClientMessage(frame);
    if (message !== undefined) {
      this.#gateway.take(this, message);
      return;
    }
    const { id } = (frame ?? {}) as { id?: unknown };
    const known = messageId.safeParse(id);
    this.refuse('malformed', known.success ? { id: known.data } : {});
    if (++this.#nonsense >= PATIENCE) this.close(CLOSE.malformed, 'malformed');
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
