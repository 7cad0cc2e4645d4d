import { randomBytes, randomUUID } from 'node:crypto';
import {
  CLOSE,
  type ClientMessage,
  type ClientMessageOf,
  type CreateAnswer,
  PROTOCOL,
  promiseOf,
  Replica,
  type ServerMessage,
  type ServerMessageOf,
  type Spoken,
  serverMessage,
  type TableRequest,
} from '@bastide/protocol';
import { answersOf, type Registry, RULES_VERSION } from '@bastide/rules';
import { WebSocket } from 'ws';
import { Guest } from './guest.ts';
import { Lookout } from './lookout.ts';

type Reply = ServerMessageOf<'done' | 'refused' | 'table'>;
/** A message without its id. */
type Request = ClientMessage extends infer Message
  ? Message extends { id: string }
    ? Omit<Message, 'id'>
    : never
  : never;

/**
 * A player as a program: a guest with a live connection, as the page has one. It comes back by itself when the line breaks, opens its
 * tables again and repeats what was not answered.
 */
export class Player extends Guest {
  /** Other nodes to go to when this one does not answer. */
  others: string[] = [];
  readonly tables = new Map<string, Replica>();
  readonly keys = new Map<string, string>();
  /** What it has promised to add to the luck; undefined keeps it for itself. */
  readonly nonces = new Map<string, string>();
  reveals = true;
  /** Everything told, in order. */
  received: ServerMessage[] = [];
  /** Whether `received` is filled and frames are checked against the schema. */
  isStrict = true;
  comesBack = true;
  /** What its page says of itself; undefined says nothing, as pages did before there were versions. */
  speaks: Spoken | undefined = { protocol: PROTOCOL, rules: RULES_VERSION };
  /** If not only our own expansions are played. */
  rules: Registry | undefined;
  socket: WebSocket | undefined;
  /** Sees every message, instead of the tables kept here. */
  hook: ((message: ServerMessage) => void) | undefined;
  readonly closed: { readonly code: number; readonly reason: string }[] = [];
  readonly #waiting = new Map<string, { message: ClientMessage; resolve: (reply: Reply) => void }>();
  readonly #lookout = new Lookout();
  #ticket = '';
  /** The game it was last sent to another process for. */
  #wanted = '';
  #isLeaving = false;
  #isComingBack = false;

  /** A guest, connected. */
  static async join(url: string, name?: string): Promise<Player> {
    const player = new Player(url, name);
    await player.signUp();
    await player.connect();
    return player;
  }

  /** On a line of its own, or instead of the last one. */
  async connect(how: 'beside' | 'instead' = 'beside'): Promise<void> {
    const { ticket } = (await this.post('/api/ticket', {})) as { ticket: string };
    const before = how === 'instead' ? `&instead=${this.#ticket}` : '';
    this.#ticket = ticket;
    await this.connectWith(`${ticket}${before}`);
  }

  async connectWith(ticket: string): Promise<void> {
    const said =
      this.speaks === undefined ? '' : `&protocol=${this.speaks.protocol}&rules=${this.speaks.rules}`;
    const url = `${this.url.replace(/^http/, 'ws')}live?ticket=${ticket}${said}&game=${this.#wanted}`;
    const socket = new WebSocket(url, { origin: this.origin, perMessageDeflate: false });
    this.socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code, reason) => {
        reject(new Error(`closed ${code}`));
        this.closed.push({ code, reason: String(reason) });
        if (code === CLOSE.elsewhere) this.#wanted = String(reason);
        if (this.socket === socket && this.comesBack && !this.#isLeaving) void this.#comeBack();
      });
      socket.on('message', (data) => {
        const message = JSON.parse(String(data)) as ServerMessage;
        if (message.tell === 'hello') resolve();
        this.#receive(message);
      });
    });
    for (const game of this.tables.keys()) this.#openAgain(game);
    for (const { message } of this.#waiting.values()) this.#sendRaw(message);
  }

  /** To the next of the other nodes. */
  goElsewhere(): void {
    this.others.push(this.url);
    this.url = this.others.shift() ?? this.url;
  }

  leave(): void {
    this.#isLeaving = true;
    this.socket?.terminate();
  }

  /** Sends a message and waits for its answer. */
  ask(request: Request, id: string = randomUUID()): Promise<Reply> {
    const message = { ...request, id } as ClientMessage;
    return new Promise((resolve) => {
      this.#waiting.set(id, { message, resolve });
      this.#sendRaw(message);
    });
  }

  /** The same, to be done or thrown as its code. */
  async must(request: Request): Promise<Reply> {
    const reply = await this.ask(request);
    if (reply.tell === 'refused') throw new Error(`${request.do}: ${reply.error} ${reply.at ?? ''}`);
    return reply;
  }

  async create(request: Partial<TableRequest> = {}): Promise<CreateAnswer> {
    const table = {
      setup: { sets: ['base'], options: {}, players: 2 },
      seats: [{ kind: 'person' }, { kind: 'person' }],
      ...request,
    };
    return (await this.post('/api/tables', { table })) as CreateAnswer;
  }

  async open(game: string, key?: string): Promise<Replica> {
    if (key !== undefined) this.keys.set(game, key);
    await this.must({ do: 'open', game, ...(key !== undefined && { key }) });
    const replica = this.tables.get(game);
    if (replica === undefined) throw new Error('the table did not come');
    return replica;
  }

  async close(game: string): Promise<void> {
    this.tables.delete(game);
    await this.ask({ do: 'close', game });
  }

  async sit(game: string, more: Partial<ClientMessageOf<'sit'>> = {}): Promise<void> {
    const key = this.keys.get(game);
    const nonce = randomBytes(16).toString('hex');
    this.nonces.set(game, nonce);
    await this.must({
      do: 'sit',
      game,
      ...(this.hook === undefined ? { promise: await promiseOf(game, nonce) } : { nonce }),
      ...(key && { key }),
      ...more,
    });
  }

  table(game: string): Replica {
    const replica = this.tables.get(game);
    if (replica === undefined) throw new Error(`${this.name} has not opened ${game}`);
    return replica;
  }

  /** Whether this player is asked. */
  isAsked(game: string): boolean {
    const { info, seat, game: state } = this.table(game);
    return info.status === 'playing' && seat !== undefined && state.toMove === seat;
  }

  /** Plays one of the legal moves; `choose` tells which, the first if it is not given. */
  async playAny(game: string, choose: (n: number) => number = () => 0): Promise<Reply> {
    const { game: state, head } = this.table(game);
    const options = answersOf(state);
    const { move } = options[choose(options.length)];
    return this.ask({ do: 'move', game, expect: head, move: move as ClientMessageOf<'move'>['move'] });
  }

  /** Waits until something is so; looks whenever something is heard. */
  until(what: () => boolean, patience = 30_000): Promise<void> {
    return this.#lookout.until(what, patience, this.name);
  }

  /** Where this player is, for someone who wonders why nothing happens. */
  describe(): object {
    const tables = [...this.tables.values()].map(({ id, head, info, game, seat, isBehind }) => ({
      id,
      head,
      status: info.status,
      question: game.question.id,
      toMove: game.toMove,
      seat,
      isBehind,
    }));
    const waiting = [...this.#waiting.values()].map(({ message }) => message);
    return { url: this.url, state: this.socket?.readyState, tables, waiting };
  }

  /** Something that is not in the language of the server. */
  sendText(text: string | Buffer): void {
    this.socket?.send(text);
  }

  #receive(message: ServerMessage): void {
    if (this.isStrict) {
      this.received.push(message);
      serverMessage.parse(message);
    }
    if (message.tell === 'hello') this.player = message.player;
    if (this.hook !== undefined) this.hook(message);
    else if ('game' in message && message.game !== undefined) this.#receiveTable(message.game, message);
    if ('id' in message && message.id !== undefined) {
      const waiting = this.#waiting.get(message.id);
      // The store was away: it is asked again until it is back.
      if (message.tell === 'refused' && message.error === 'unavailable' && this.comesBack) {
        const again = waiting?.message;
        const { game } = message;
        setTimeout(() => (again ? this.#sendRaw(again) : game && this.#openAgain(game)), 200);
      } else {
        this.#waiting.delete(message.id);
        waiting?.resolve(message as Reply);
      }
    }
    this.#lookout.look();
  }

  #receiveTable(game: string, message: ServerMessage): void {
    const replica = this.tables.get(game);
    if (replica === undefined) {
      // The rest of a table that was closed meanwhile is of no use.
      if (message.tell === 'table' && message.from === 0)
        this.tables.set(game, new Replica(message, this.player, this.rules));
    } else if (replica.receive(message) && replica.isBehind) {
      const key = this.keys.get(game);
      this.#sendRaw({ do: 'open', id: randomUUID(), game, from: 0, ...(key && { key }) });
    }
    this.#reveal(game);
  }

  /** As pages do: what was promised is shown as soon as all have promised. */
  #reveal(game: string): void {
    const { info, seat } = this.tables.get(game) ?? {};
    const nonce = this.nonces.get(game);
    if (!this.reveals || info?.status !== 'playing' || info.nonces !== undefined) return;
    if (seat === undefined || nonce === undefined) return;
    this.nonces.delete(game);
    void this.ask({ do: 'reveal', game, nonce });
  }

  /** What is missing of a table it has open. */
  #openAgain(game: string): void {
    const replica = this.tables.get(game);
    const key = this.keys.get(game);
    if (replica !== undefined)
      this.#sendRaw({ do: 'open', id: randomUUID(), game, from: replica.head, ...(key && { key }) });
  }

  #sendRaw(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  async #comeBack(): Promise<void> {
    if (this.#isComingBack) return;
    this.#isComingBack = true;
    try {
      await this.#tryUntilBack();
    } finally {
      this.#isComingBack = false;
    }
    // It may have broken again before anyone looked.
    if (!this.#isLeaving && this.socket?.readyState !== WebSocket.OPEN) void this.#comeBack();
  }

  async #tryUntilBack(): Promise<void> {
    for (let wait = 50; !this.#isLeaving; wait = Math.min(400, wait * 2)) {
      await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random())));
      if (this.#isLeaving) return;
      try {
        await this.connect('instead');
        return;
      } catch {
        // Not yet, or not there.
        this.goElsewhere();
      }
    }
  }
}
