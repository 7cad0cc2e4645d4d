import type { ClientMessage, ErrorCode, ServerMessage, ServerMessageOf } from '@bastide/server/protocol';
import { CLOSE } from '@bastide/server/protocol/client';
import { Listeners, Store } from '../../app/store.ts';
import { ApiError, api } from '../api.ts';
import { forget } from '../identity.ts';
import { randomHex } from '../proof.ts';
/** `away`: the line is broken and being mended. */
export type LineState = 'off' | 'connecting' | 'open' | 'away';

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
/** A message that has no id yet. */
export type Request = WithoutId<ClientMessage>;
export type Reply = ServerMessageOf<'done' | 'refused' | 'table'>;

interface Waiting {
  readonly message: ClientMessage;
  readonly resolve: (reply: Reply) => void;
}

/** What changes something at a table is sent again until it is answered; the rest is asked anew by whoever still wants to know. */
const REPEATED: ReadonlySet<ClientMessage['do']> = new Set([
  'sit',
  'stand',
  'start',
  'move',
  'undo',
  'answer-undo',
  'leave',
  'rematch',
  'say',
  'phrase',
  'mute',
] as const);

/** Milliseconds until a store that did not answer is asked again. */
const STORE_PAUSE = 400;

/**
 * The live connection. It comes back by itself, greets again (tables are opened anew) and repeats what was not answered under
 * the same ids, so that nothing is lost or done twice.
 */
export class Line {
  readonly state = new Store<LineState>('off');
  /** The server's clock less ours, in milliseconds. */
  skew = 0;
  player = '';
  readonly #messages = new Listeners<[ServerMessage]>();
  readonly #openings = new Listeners();
  readonly #waiting = new Map<string, Waiting>();
  #socket: WebSocket | undefined;
  #tries = 0;
  /** Only the newest attempt to connect counts. */
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;

  /** Connects and stays connected. */
  open(): void {
    if (this.state.get() !== 'off') return;
    this.state.set('connecting');
    this.#pings = setInterval(() => this.#check(PATIENCE), PING_EVERY);
    addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    void this.#connect();
  }

  /** Hangs up for good. */
  close(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pings);
    removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    for (const { message, resolve } of this.#waiting.values()) resolve(inVain(message.id));
    this.#waiting.clear();
    this.state.set('off');
  }

  /** Sends and waits for the answer, however long the line is away. */
  ask(request: Request, id: string = randomHex(16)): Promise<Reply> {
    const message = { ...request, id } as ClientMessage;
    return new Promise((resolve) => {
      if (this.state.get() !== 'open' && !REPEATED.has(message.do)) {
        resolve(inVain(id));
        return;
      }
      this.#waiting.set(id, { message, resolve });
      this.#send(message);
    });
  }

  onMessage(listener: (message: ServerMessage) => void): () => void {
    return this.#messages.add(listener);
  }

  /** What to say first on every new line; at once if it is open. */
  onOpen(greeting: () => void): () => void {
    const leave = this.#openings.add(greeting);
    if (this.state.get() === 'open') greeting();
    return leave;
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.skew;
  }

  async #connect(): Promise<void> {
    const attempt = ++this.#attempt;
    const ticket = await api.ticket().catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'not-signed-in') this.#signedOut();
      return undefined;
    });
    if (this.state.get() === 'off' || attempt !== this.#attempt) return;
    if (ticket === undefined) return this.#again();
    const url = new URL(`live?ticket=${ticket}`, document.baseURI);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (this.#socket === socket) this.#receive(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket === socket) this.#lost(code);
    };
  }

  #receive(message: ServerMessage): void {
    if (message.tell === 'hello') this.#welcome(message);
    else if (message.tell === 'bye') this.#again(message.after);
    this.#messages.notify(message);
    if (message.tell === 'done' || message.tell === 'refused' || message.tell === 'table')
      this.#answer(message);
  }

  #welcome({ player, now }: ServerMessageOf<'hello'>): void {
    this.player = player;
    this.skew = now - Date.now();
    this.#tries = 0;
    const unanswered = [...this.#waiting.values()];
    this.state.set('open');
    this.#openings.notify();
    for (const { message } of unanswered) this.#send(message);
  }

  #answer(reply: Reply): void {
    const waiting = reply.id === undefined ? undefined : this.#waiting.get(reply.id);
    if (waiting === undefined) return;
    if (reply.tell === 'refused' && reply.error === 'unavailable' && REPEATED.has(waiting.message.do)) {
      setTimeout(() => this.#send(waiting.message), STORE_PAUSE);
      return;
    }
    this.#waiting.delete(waiting.message.id);
    waiting.resolve(reply);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(code: number): void {
    this.#socket = undefined;
    if (code === CLOSE.signedOut) this.#signedOut();
    if (this.state.get() === 'off') return;
    for (const [id, { message, resolve }] of this.#waiting) {
      if (REPEATED.has(message.do)) continue;
      this.#waiting.delete(id);
      resolve(inVain(id));
    }
    this.#again();
  }

  #again(after = backoff(this.#tries++)): void {
    if (this.state.get() === 'off') return;
    this.#hangUp();
    this.state.set('away');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), after);
  }

  #hangUp(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #signedOut(): void {
    this.close();
    forget();
  }

  /** The page is looked at again, or the network is back: now, not after a pause. */
  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    const state = this.state.get();
    if (state === 'away' && this.#socket === undefined) this.#again(0);
    else if (state === 'open') this.#check(PING_SOON);
  };

  /** A line that does not answer is dead, whatever the browser believes. */
  #check(patience: number): void {
    const socket = this.#socket;
    if (this.state.get() !== 'open' || socket === undefined) return;
    const timer = setTimeout(() => {
      if (this.#socket === socket) this.#again(0);
    }, patience);
    void this.ask({ do: 'ping' }).then(() => clearTimeout(timer));
  }
}

function inVain(id: string): Reply {
  const error: ErrorCode = 'unavailable';
  return { tell: 'refused', id, error };
}

/** Milliseconds. */
const PING_EVERY = 15_000;
/** How long a ping may take before the line counts as dead; shorter when someone has just come back to the page. */
const PATIENCE = 8000;
const PING_SOON = 3000;

const FIRST = 250;
const LONGEST = 5000;

/** The pause before the next try: doubled each time, with some chance in it, so that not everybody comes back at the same moment. */
function backoff(tries: number, random = Math.random()): number {
  return Math.min(LONGEST, FIRST * 2 ** tries) * (0.5 + random / 2);
}
