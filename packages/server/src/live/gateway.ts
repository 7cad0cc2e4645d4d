import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  CLOSE,
  type ClientMessage,
  type ErrorCode,
  fitOf,
  MAX_PAYLOAD,
  PROTOCOL,
  spokenIn,
} from '@bastide/protocol';
import { WebSocketServer } from 'ws';
import type { Limits } from '../config.ts';
import type { Context } from '../hall/context.ts';
import type { Hall } from '../hall/hall.ts';
import { randomId } from '../hall/random-id.ts';
import { networkOf } from '../http/address.ts';
import { Buckets } from '../http/buckets.ts';
import { hashOf } from '../identity/secrets.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { Metrics } from '../metrics.ts';
import { Neighbours } from '../nodes/neighbours.ts';
import type { Shard } from '../processes/shard.ts';
import type { Store } from '../store/store.ts';
import { Connection } from './connection.ts';
import { Connections } from './connections.ts';
import { type AtTable, atTable, fromLine, type Guest, handle } from './handle.ts';
import { requested } from './requested.ts';
import { Room } from './room.ts';
import { codeOf, turnAway } from './turn-away.ts';
import { visitorOf } from './visitor.ts';

/** A line that is silent for two of these is dead: the others at its tables are told within 8 seconds. */
const HEARTBEAT = 3500;

export interface GatewayOptions {
  readonly hall: Hall;
  readonly store: Store;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly sessions: Sessions;
  now(): number;
  /** The one this node takes itself to speak: tests have two side by side. */
  readonly protocol?: number | undefined;
  /** Of several processes on one port: the games this one has. */
  readonly shard?: Shard | undefined;
  /** Whether what is said at a table of another node is passed on to it. */
  readonly hasNeighbours: boolean;
  isOwnRequest(request: IncomingMessage): boolean;
  addressOf(request: IncomingMessage): string;
  mayConnect(address: string): boolean;
  reportError: Context['reportError'];
}

/** The door for live connections: who may come in, how many, and how fast they may speak. */
export class Gateway {
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly hall: Hall;
  readonly store: Store;
  readonly neighbours: Neighbours | undefined;
  /** Whether a table or a list may be shown once more, by address. */
  readonly looks: Buckets;
  /** For tests: sees every frame that goes out. */
  spy: ((text: string, to: Connection) => void) | undefined;
  readonly #options: GatewayOptions;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD,
    // Pieces of a message count in no other limit; browsers send one.
    maxFragments: 16,
    perMessageDeflate: false,
    // Connections answer themselves, and count it.
    autoPong: false,
  });
  readonly #protocol: number;
  readonly #connections = new Connections();
  readonly #room: Room;
  readonly #players: Buckets;
  #waiting: Connection[] = [];
  #heartbeat: NodeJS.Timeout | undefined;
  #isClosing = false;
  /** Sessions that have ended lately: one who is just coming in with such a one must not. */
  readonly #ended = new Set<string>();
  readonly #unsubscribe: () => void;

  constructor(options: GatewayOptions) {
    this.#options = options;
    this.#protocol = options.protocol ?? PROTOCOL;
    this.limits = options.limits;
    this.metrics = options.metrics;
    this.hall = options.hall;
    this.store = options.store;
    this.#players = new Buckets(options.limits.perPlayer);
    this.looks = new Buckets(options.limits.looksPerAddress);
    this.#room = new Room(options.limits);
    this.neighbours = options.hasNeighbours ? new Neighbours(options.hall, this.#protocol) : undefined;
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections) connection.check();
    }, HEARTBEAT);
    this.#heartbeat.unref();
    this.#unsubscribe = this.store.subscribe({
      onNotify: (channel, subject) => {
        if (channel === 'sessions') this.endSession(subject);
        else if (channel === 'lines') this.#replace(...(subject.split('/') as [string, string]));
      },
      onReconnect: () => void this.#compare().catch((error) => options.reportError('sessions', error)),
    });
  }

  get size(): number {
    return this.#connections.size;
  }

  isElsewhere(game: string): boolean {
    return this.#options.shard?.isElsewhere(game) === true;
  }

  mayPlayerSpeak(player: string, now: number): boolean {
    return this.#players.take(player, now);
  }

  /** Lets a connection’s frames go when this turn of the event loop is over. */
  atEndOfTurn(connection: Connection): void {
    if (this.#waiting.push(connection) > 1) return;
    setImmediate(() => {
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const one of waiting) one.flush();
    });
  }

  connectionsOf(player: string): ReadonlySet<Connection> {
    return this.#connections.of(player);
  }

  /** The sessions that have a live connection here. */
  get liveSessions(): string[] {
    return [...new Set(Array.from(this.#connections, ({ session }) => session))];
  }

  /** Who has signed out is gone at once. */
  endSession(session: string): void {
    this.#ended.add(session);
    if (this.#ended.size > REMEMBERED) this.#ended.delete(this.#ended.values().next().value ?? '');
    for (const connection of this.#connections) {
      if (connection.session !== session) continue;
      connection.end(CLOSE.signedOut, 'signed-out');
      this.#gone(connection);
    }
  }

  /** A browser asks for a live connection. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const address = networkOf(this.#options.addressOf(request));
    const { path, query } = requested(request.url);
    const refused = this.#refusal(request, path, address);
    if (refused !== undefined) return this.#turnAway(socket, refused);
    // Only what is let in so far: what travels between processes waits for each other.
    if (this.#options.shard?.handOver(request, socket, head) === true) return;
    if (this.#room.isFullFor(address)) return this.#turnAway(socket, 'too-many');
    // Counted before anything is awaited, so that many at once can't slip in together.
    const leave = this.#room.enter(address);
    let isIn = false;
    try {
      const { now } = this.#options;
      const visitor = await visitorOf(request.headers, query, this.#options);
      if (visitor === undefined) return this.#turnAway(socket, 'unknown-ticket');
      const { identity } = visitor;
      await this.#giveUp(identity.id, query.get('instead') ?? '');
      const [muted, least] = await Promise.all([this.store.mutedBy(identity.id), this.hall.rules.least()]);
      if (socket.destroyed) return;
      // After all that is waited for, so that many at once can't slip in together.
      if (this.connectionsOf(identity.id).size >= this.limits.socketsPerPlayer)
        return this.#turnAway(socket, 'too-many');
      if (this.#ended.has(visitor.session)) return this.#turnAway(socket, 'unknown-ticket');
      this.#server.handleUpgrade(request, socket, head, (ws) => {
        isIn = true;
        const { id, name, owner } = identity;
        const isProgram = owner !== undefined;
        const ticket = hashOf(query.get('ticket') ?? '');
        const who = {
          id: randomId(),
          player: id,
          name,
          address,
          session: visitor.session,
          isProgram,
          ticket,
          mayMove: query.has('game'),
        };
        const connection = new Connection(this, ws, socket, who, muted);
        this.#connections.add(connection);
        ws.on('error', () => ws.terminate());
        ws.on('close', () => {
          leave();
          this.#gone(connection);
        });
        // A program is told what it may answer, and need not know any rules.
        const spoken = { ...spokenIn(query), ...(isProgram && { rules: least }) };
        const fit = fitOf(spoken, { protocol: this.#protocol, least });
        const [version, rules] = [String(this.#protocol), this.hall.rules.version];
        connection.send({ tell: 'hello', player: id, name, now: now(), version, rules, fit });
        if (fit !== 'fits') connection.end(CLOSE.version, fit);
      });
    } catch (error) {
      const code = codeOf(error);
      this.#turnAway(socket, code);
      if (code === 'internal') this.#options.reportError('upgrade', error);
    } finally {
      if (!isIn) leave();
    }
  }

  take(connection: Connection, message: ClientMessage): void {
    const work = 'game' in message ? fromLine(this, connection, message) : handle(this, connection, message);
    this.#guard(connection, message, work);
  }

  /** What is asked at a table of this node. */
  serve(guest: Guest, message: AtTable): void {
    this.#guard(guest, message, atTable(this, guest, message));
  }

  #guard(guest: Guest, message: ClientMessage, work: Promise<void>): void {
    work.catch((error) => {
      const { id } = message;
      const game = 'game' in message ? { game: message.game } : {};
      const code = codeOf(error);
      guest.refuse(code, { id, ...game });
      if (code === 'internal')
        this.#options.reportError(message.do, error, { ...game, player: guest.player, request: id });
    });
  }

  /** Tells everyone to come back, and closes. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#heartbeat);
    this.#unsubscribe();
    for (const connection of this.#connections) connection.sayBye();
    const end = Date.now() + 1000;
    while (this.#connections.size > 0 && Date.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const connection of this.#connections) connection.terminate();
    this.neighbours?.close();
    this.#server.close();
  }

  #refusal(request: IncomingMessage, path: string, address: string): ErrorCode | undefined {
    if (this.#isClosing) return 'unavailable';
    if (path !== '/live') return 'not-found';
    if (!this.#options.isOwnRequest(request)) return 'forbidden-origin';
    return this.#options.mayConnect(address) ? undefined : 'too-fast';
  }

  #turnAway(socket: Duplex, error: ErrorCode): void {
    this.metrics.refused.inc({ error });
    turnAway(socket, error);
  }

  /** The line to the other nodes was down: someone may have signed out there. */
  async #compare(): Promise<void> {
    for (const session of await this.#options.sessions.ended(this.liveSessions)) this.endSession(session);
  }

  /** What a page said on a line it has given up may still be under way; heard after what it says now, it would take tables away from the new line. */
  async #giveUp(player: string, ticket: string): Promise<void> {
    if (ticket === '' || this.#replace(player, hashOf(ticket)) || !this.store.isShared) return;
    await this.store.giveUpLine(player, hashOf(ticket));
  }

  /** Whether the line was one of this node's. */
  #replace(player: string, ticket: string): boolean {
    const old = [...this.connectionsOf(player)].filter((one) => one.ticket === ticket);
    for (const connection of old) {
      connection.end(CLOSE.replaced, 'replaced');
      this.#gone(connection);
    }
    return old.length > 0;
  }

  #gone(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    this.hall.lobby.remove(connection);
    this.neighbours?.leave(connection);
    this.leaveTables(connection);
  }

  leaveTables(guest: Guest): void {
    for (const game of guest.tables)
      this.hall
        .table(game)
        .then((table) => table?.audience.remove(guest))
        .catch(() => {});
  }
}

const REMEMBERED = 1000;
