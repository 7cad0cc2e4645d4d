import type { RawData, WebSocket } from 'ws';

/** A line that is silent for so long is dead, and so much may wait on it; milliseconds, bytes. */
const SILENCE = 3000;
const MOST_WAITING = 64_000_000;

export interface PipeEnds<Heard> {
  /** Something about the connection with this number. */
  hear(n: number, what: Heard): void;
  /** Once, whichever side closed it. */
  closed(): void;
}

/** A line between two nodes. What is said in one turn of the event loop goes together, as one list of numbers and what is said of each. */
export class Pipe<Said, Heard> {
  readonly #socket: WebSocket;
  readonly #heartbeat: NodeJS.Timeout;
  #waiting: (number | Said)[] = [];
  #isAlive = true;

  constructor(socket: WebSocket, ends: PipeEnds<Heard>) {
    this.#socket = socket;
    socket.on('error', () => socket.terminate());
    socket.on('message', (data: RawData) => {
      this.#isAlive = true;
      const all = JSON.parse(String(data)) as (number | Heard)[];
      for (let i = 0; i < all.length; i += 2) ends.hear(all[i] as number, all[i + 1] as Heard);
    });
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('close', () => {
      clearInterval(this.#heartbeat);
      ends.closed();
    });
    this.#heartbeat = setInterval(() => this.#check(), SILENCE / 2);
    this.#heartbeat.unref();
  }

  say(n: number, what: Said): void {
    if (this.#waiting.push(n, what) === 2) setImmediate(() => this.#flush());
  }

  close(): void {
    this.#flush();
    this.#socket.close(1001);
    setTimeout(() => this.#socket.terminate(), SILENCE / 6).unref();
  }

  #flush(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length > 0 && this.#socket.readyState === this.#socket.OPEN)
      this.#socket.send(JSON.stringify(waiting));
  }

  #check(): void {
    if (!this.#isAlive || this.#socket.bufferedAmount > MOST_WAITING) {
      this.#socket.terminate();
      return;
    }
    this.#isAlive = false;
    this.#socket.ping();
  }
}
