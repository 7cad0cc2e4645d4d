import type { ServerMessageOf } from '@bastide/protocol';
import { PROTOCOL } from '@bastide/protocol/client';
import { RULES_VERSION } from '@bastide/rules';
import { api, codeOf } from '../api.ts';

interface AttemptOptions {
  /** The ticket of the line that was given up for this one, if there was one. */
  readonly instead: string | undefined;
  /** The table one looks at, or looked at last: where several processes serve, the one that has it answers. */
  game(): string;
  /** A ticket is there. Whether to go on with it, or an older attempt is about to get through. */
  mayShake(attempt: Attempt): boolean;
  onGreeted(socket: WebSocket, hello: ServerMessageOf<'hello'>, ticket: string): void;
  /** In vain; `isStranger` if the server does not know who asks. */
  onFailed(attempt: Attempt, isStranger: boolean): void;
}

/** Milliseconds until a ticket and a handshake together count as lost. */
const LIMIT = 8000;

/** One try to reach the server: a ticket, a handshake, and to be greeted. */
export class Attempt {
  readonly #options: AttemptOptions;
  readonly #abort = new AbortController();
  readonly #began = performance.now();
  readonly #limit = setTimeout(() => this.#fail(), LIMIT);
  #shakesSince: number | undefined;
  #socket: WebSocket | undefined;

  constructor(options: AttemptOptions) {
    this.#options = options;
    void this.#run();
  }

  /** Nobody waits for it any more. */
  drop(): void {
    clearTimeout(this.#limit);
    this.#abort.abort();
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  }

  get isShaking(): boolean {
    return this.#shakesSince !== undefined;
  }

  /** Whether its handshake hangs: a newer attempt had its ticket meanwhile, and in less than half of the time. */
  isOvertakenBy(newer: Attempt): boolean {
    const now = performance.now();
    const since = this.#shakesSince ?? now;
    return newer.#began >= since && now - since > 2 * (now - newer.#began);
  }

  async #run(): Promise<void> {
    try {
      const ticket = await api.ticket(this.#abort.signal);
      if (this.#abort.signal.aborted) return;
      if (this.#options.mayShake(this)) this.#shake(ticket);
      else this.drop();
    } catch (error) {
      if (!this.#abort.signal.aborted) this.#fail(codeOf(error) === 'not-signed-in');
    }
  }

  #shake(ticket: string): void {
    const versions = `protocol=${PROTOCOL}&rules=${RULES_VERSION}`;
    const url = new URL(`live?ticket=${ticket}&${versions}`, document.baseURI);
    const { instead } = this.#options;
    if (instead !== undefined) url.searchParams.set('instead', instead);
    url.searchParams.set('game', this.#options.game());
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.#shakesSince = performance.now();
    this.#socket = socket;
    socket.onclose = () => this.#fail();
    socket.onmessage = ({ data }) => {
      // The socket is the line's from now on.
      this.#socket = undefined;
      this.drop();
      this.#options.onGreeted(socket, JSON.parse(String(data)) as ServerMessageOf<'hello'>, ticket);
    };
  }

  #fail(isStranger = false): void {
    this.drop();
    this.#options.onFailed(this, isStranger);
  }
}
