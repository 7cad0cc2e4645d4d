import type { ClientMessage, ErrorCode, ServerMessage, ServerMessageOf } from '@bastide/protocol';
import { CLOSE } from '@bastide/protocol/client';
import { Listeners, Store } from '../../app/store.ts';
import { forget } from '../identity.ts';
import { randomHex } from '../proof.ts';
import { Attempt } from './attempt.ts';
import { backoff, EARLY, LONGEST, PATIENCE, PING_EVERY, PING_SOON, UNSEEN } from './pauses.ts';
import { REPEATED } from './repeated.ts';
import { loadAnew, takeUnsent } from './unsent.ts';

/** `away`: the line is broken and being mended. `early`: the server has still to be upgraded. `old`: the page is too old, and loading it anew did not help. */
export type LineState = 'off' | 'connecting' | 'open' | 'away' | 'early' | 'old';

type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
/** A message that has no id yet. */
export type Request = WithoutId<ClientMessage>;
export type Reply = ServerMessageOf<'done' | 'refused' | 'table'>;

interface Waiting {
  readonly message: ClientMessage;
  readonly resolve: (reply: Reply) => void;
}

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
  readonly #attempts = new Set<Attempt>();
  #socket: WebSocket | undefined;
  /** What the last line was opened with. */
  #ticket: string | undefined;
  #game = '';
  #tries = 0;
  #heardAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;

  /** Connects and stays connected. */
  open(): void {
    if (this.state.get() !== 'off') return;
    this.state.set('connecting');
    for (const message of takeUnsent()) this.#waiting.set(message.id, { message, resolve: () => {} });
    // A page nobody looks at is asked when it is looked at again.
    this.#pings = setInterval(() => isSeen() && this.#check(PATIENCE), PING_EVERY);
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#wake);
    this.#try();
  }

  /** Hangs up for good. */
  close(): void {
    clearInterval(this.#pings);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#hangUp();
    for (const { message, resolve } of this.#waiting.values()) resolve(inVain(message.id));
    this.#waiting.clear();
    this.state.set('off');
  }

  /** Begins anew at once, whatever hangs and however long the pause would be; an open line is asked whether it still is. */
  tryNow(): void {
    const state = this.state.get();
    if (state === 'off') return;
    if (state === 'open') {
      this.#check(PING_SOON);
      return;
    }
    this.#hangUp();
    this.#tries = 0;
    this.#try();
  }

  /** Whoever looks at a table says so before the line is there. */
  lookAt(game: string): void {
    this.#game = game;
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

  /**
   * Tries to get through, and again after a pause even if nothing has failed yet: on a network that swallows what is sent nothing ever
   * fails. Browsers shake hands with a server once at a time, so a hanging handshake makes way when a newer ticket shows that the network is back.
   */
  #try(): void {
    const attempt = new Attempt({
      instead: this.#ticket,
      game: () => this.#game,
      mayShake: (newer) => {
        const shaking = [...this.#attempts].filter((one) => one.isShaking);
        if (!shaking.every((one) => one.isOvertakenBy(newer))) return false;
        for (const one of shaking) this.#drop(one);
        return true;
      },
      onGreeted: (socket, hello, ticket) => {
        this.#ticket = ticket;
        this.#greeted(socket, hello);
      },
      onFailed: (failed, isStranger) => {
        this.#attempts.delete(failed);
        if (isStranger) this.#signedOut();
        else this.#again();
      },
    });
    this.#attempts.add(attempt);
    this.#tryAfter(LONGEST);
  }

  #tryAfter(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        if (this.state.get() !== 'early') this.state.set('away');
        this.#try();
      },
      isSeen() ? pause : Math.max(pause, UNSEEN),
    );
  }

  #greeted(socket: WebSocket, hello: ServerMessageOf<'hello'>): void {
    this.#hangUp();
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(String(data)) as ServerMessage);
    socket.onclose = ({ code, reason }) => this.#lost(code, reason);
    this.#receive(hello);
  }

  #receive(message: ServerMessage): void {
    this.#heardAt = performance.now();
    if (message.tell === 'hello' && (message.fit ?? 'fits') !== 'fits') {
      this.#misfit(message.fit === 'old');
      return;
    }
    if (message.tell === 'hello') this.#welcome(message);
    else if (message.tell === 'bye') this.#again(message.after);
    this.#messages.notify(message);
    if (message.tell === 'done' || message.tell === 'refused' || message.tell === 'table')
      this.#answer(message);
  }

  /** Page and server are too far apart: an old page loads itself anew with what it still had to send, a newer one waits. */
  #misfit(isOld: boolean): void {
    this.#hangUp();
    const unanswered = [...this.#waiting.values()].map(({ message }) => message);
    if (!isOld) {
      this.state.set('early');
      this.#tryAfter(EARLY);
    } else if (!loadAnew(unanswered.filter(({ do: what }) => REPEATED.has(what)))) this.state.set('old');
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
    const { id } = waiting.message;
    if (reply.tell === 'refused' && reply.error === 'unavailable') {
      setTimeout(() => this.#waiting.has(id) && this.#send(waiting.message), STORE_PAUSE);
      return;
    }
    this.#waiting.delete(id);
    waiting.resolve(reply);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(code: number, reason: string): void {
    if (code === CLOSE.signedOut) this.#signedOut();
    else if (code === CLOSE.elsewhere) this.#move(reason);
    else this.#again();
  }

  /** To the process that has this game: nothing is broken, so nobody is told of it. */
  #move(game: string): void {
    this.#game = game;
    this.#hangUp();
    this.#giveUpAsking();
    this.state.set('connecting');
    this.#try();
  }

  #again(after = backoff(this.#tries++)): void {
    if (this.state.get() === 'off') return;
    if (this.#socket !== undefined) this.#hangUp();
    this.#giveUpAsking();
    this.state.set('away');
    this.#tryAfter(after);
  }

  #giveUpAsking(): void {
    for (const [id, { message, resolve }] of this.#waiting) {
      if (REPEATED.has(message.do)) continue;
      this.#waiting.delete(id);
      resolve(inVain(id));
    }
  }

  /** Whatever is open or under way ends. */
  #hangUp(): void {
    clearTimeout(this.#timer);
    for (const attempt of this.#attempts) this.#drop(attempt);
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  #drop(attempt: Attempt): void {
    this.#attempts.delete(attempt);
    attempt.drop();
  }

  #signedOut(): void {
    this.close();
    forget();
  }

  /** The page is looked at again, or the network is back: now, not after a pause. */
  readonly #wake = (): void => {
    if (isSeen()) this.tryNow();
  };

  /** The browser believes that there is no network; to a server on this computer there may still be a way. */
  readonly #doubt = (): void => this.#check(PING_SOON);

  /** A line on which nothing is heard is dead, whatever the browser believes. */
  #check(patience: number): void {
    const socket = this.#socket;
    if (this.state.get() !== 'open' || socket === undefined) return;
    const asked = performance.now();
    void this.ask({ do: 'ping' });
    setTimeout(() => {
      if (this.#socket === socket && this.#heardAt < asked) this.#again(0);
    }, patience);
  }
}

function isSeen(): boolean {
  return document.visibilityState !== 'hidden';
}

function inVain(id: string): Reply {
  const error: ErrorCode = 'unavailable';
  return { tell: 'refused', id, error };
}
