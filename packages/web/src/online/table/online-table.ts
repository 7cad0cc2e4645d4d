import type {
  ClientMessageOf,
  ErrorCode,
  Said,
  ServerMessage,
  ServerMessageOf,
  TableInfo,
} from '@bastide/protocol';
import { Replica } from '@bastide/protocol/client';
import type { Move } from '@bastide/rules';
import { Store } from '../../app/store.ts';
import type { SeatInfo } from '../../session/types.ts';
import type { Line, Reply, Request } from '../line/line.ts';
import { keepProof, keptProof, newProof, randomHex } from '../proof.ts';
import { OnlineSession } from './online-session.ts';
import { type Namer, seatsFor } from './seats.ts';
import type { SentMove } from './unanswered.ts';

/** Everything about a table but the game itself. */
export interface TableState {
  /** `shut`: it does not exist, or one may not see it. */
  readonly is: 'opening' | 'open' | 'taken-over' | 'shut';
  readonly info?: TableInfo;
  /** The seat one plays, until one has left. */
  readonly seat?: number | undefined;
  /** The seat one has or had. */
  readonly chair?: number | undefined;
  readonly clocks?: Replica['clocks'];
  readonly chat: readonly Said[];
  readonly presence?: Replica['presence'];
  readonly keys?: ServerMessageOf<'table'>['keys'];
  /** Whether a move of one's own is on its way. */
  readonly isSending: boolean;
  /** What was refused last, until something works again. */
  readonly refused?: ErrorCode | undefined;
}

/** A table one looks at over the line: its replica, what is on its way to it, and what one can do there. */
export class OnlineTable {
  readonly game: string;
  readonly state = new Store<TableState>({ is: 'opening', chat: [], isSending: false });
  session: OnlineSession | undefined;
  readonly #line: Line;
  readonly #key: string | undefined;
  readonly #leave: readonly (() => void)[];
  #replica: Replica | undefined;
  #namer: Namer;
  #sent: SentMove[] = [];
  #isRevealed = false;
  #isClosed = false;
  #keys: TableState['keys'];

  constructor(line: Line, game: string, key: string | undefined, namer: Namer) {
    this.game = game;
    this.#line = line;
    this.#key = key;
    this.#namer = namer;
    line.lookAt(game);
    this.#leave = [line.onMessage((message) => this.#receive(message)), line.onOpen(() => this.#reopen())];
  }

  close(): void {
    this.#isClosed = true;
    for (const leave of this.#leave) leave();
    void this.#line.ask({ do: 'close', game: this.game });
  }

  /** Shows the table from now on; also after it was taken over elsewhere. */
  async open(): Promise<void> {
    // The answer to a last move may come when one has left: whoever looks at a table is told nothing of it elsewhere.
    if (this.#isClosed) return;
    const from = this.#replica?.isBehind === true ? 0 : (this.#replica?.head ?? 0);
    const { game } = this;
    const key = this.#key;
    const reply = await this.#line.ask({ do: 'open', game, from, ...(key !== undefined && { key }) });
    if (reply.tell === 'refused' && reply.error !== 'unavailable')
      this.state.set({ ...this.state.get(), is: 'shut', refused: reply.error });
  }

  /** On a new line the table is opened again, unless another window has it: two would take it from each other for ever. */
  #reopen(): void {
    if (this.state.get().is !== 'taken-over') void this.open();
  }

  /** Others' names in another language. */
  rename(namer: Namer): void {
    this.#namer = namer;
    const { info } = this.state.get();
    if (info !== undefined) this.session?.refresh(this.#seats(info));
  }

  async sit(seat?: number): Promise<Reply> {
    const { game } = this;
    const key = this.#key;
    const proof = await newProof(game, this.state.get().info?.commitment ?? '');
    keepProof(proof);
    const reply = await this.#do({
      do: 'sit',
      game,
      ...(proof.promise === undefined ? { nonce: proof.nonce } : { promise: proof.promise }),
      ...(key !== undefined && { key }),
      ...(seat !== undefined && { seat }),
    });
    if (reply.tell !== 'done') return reply;
    // Those who sit are given the keys for others.
    await this.open();
    return reply;
  }

  stand = (): Promise<Reply> => this.#do({ do: 'stand', game: this.game });
  start = (): Promise<Reply> => this.#do({ do: 'start', game: this.game });
  leaveGame = (): Promise<Reply> => this.#do({ do: 'leave', game: this.game });
  claim = (): Promise<Reply> => this.#do({ do: 'claim', game: this.game });
  rematch = (): Promise<Reply> => this.#do({ do: 'rematch', game: this.game });
  say = (text: string): Promise<Reply> => this.#do({ do: 'say', game: this.game, text });
  phrase = (phrase: ClientMessageOf<'phrase'>['phrase']): Promise<Reply> =>
    this.#do({ do: 'phrase', game: this.game, phrase });
  undo = (): Promise<Reply> => this.#do({ do: 'undo', game: this.game, expect: this.#head });
  answerUndo = (agree: boolean): Promise<Reply> =>
    this.#do({ do: 'answer-undo', game: this.game, expect: this.#head, agree });
  mute = (player: string, muted: boolean): Promise<Reply> => this.#do({ do: 'mute', player, muted });

  get #head(): number {
    return (this.#replica?.head ?? 0) + (this.session?.isSending === true ? this.#sent.length : 0);
  }

  async #do(request: Request): Promise<Reply> {
    const reply = await this.#line.ask(request);
    this.#note(reply.tell === 'refused' ? reply.error : undefined);
    return reply;
  }

  #send(move: Move, expect: number, after: number): void {
    const sent = { id: randomHex(16), move, expect, after };
    this.#sent.push(sent);
    const reply = this.#line.ask(
      { do: 'move', game: this.game, expect, move: move as ClientMessageOf<'move'>['move'] },
      sent.id,
    );
    void reply.then((answer) => this.#answered(sent, answer));
    // Once the session shows it, the table says that it is on its way.
    queueMicrotask(() => this.#publish());
  }

  async #answered(sent: SentMove, reply: Reply): Promise<void> {
    await this.#catchUp(reply);
    this.#sent = this.#sent.filter((one) => one !== sent);
    const isStale = reply.tell === 'refused' && reply.error === 'stale';
    if (isStale && this.#isStillMeant(sent)) this.#send(sent.move, this.#replica?.head ?? 0, sent.after);
    else if (reply.tell === 'refused') {
      this.#sent = [];
      this.#note(reply.error);
    }
    this.session?.refresh();
    this.#publish();
  }

  /** News come before the answer to a move. If they did not, nobody tells this page any: it asks, instead of sending the same again and again. */
  async #catchUp(reply: Reply): Promise<void> {
    const told = reply.tell === 'done' ? (reply.seq ?? -1) + 1 : reply.tell === 'refused' ? reply.head : 0;
    if (this.#replica === undefined || this.#replica.head >= (told ?? 0)) return;
    this.#replica.isBehind = true;
    await this.open();
  }

  /** Something that was no move came first, and nobody wants to take anything back: the move is sent again under a new id. */
  #isStillMeant({ after }: SentMove): boolean {
    const replica = this.#replica;
    return replica !== undefined && replica.info.undo === undefined && replica.entries.length === after;
  }

  #note(refused: ErrorCode | undefined): void {
    this.state.set({ ...this.state.get(), refused });
  }

  #receive(message: ServerMessage): void {
    if (message.tell === 'taken-over' && message.game === this.game) {
      this.state.set({ ...this.state.get(), is: 'taken-over' });
      this.rename(this.#namer);
      return;
    }
    // Not the answer to anything: the table is not to be seen any more.
    if (message.tell === 'refused' && message.id === undefined && message.game === this.game) {
      this.state.set({ ...this.state.get(), is: 'shut', refused: message.error });
      return;
    }
    if (!this.#takes(message)) return;
    if (this.#replica?.isBehind === true) {
      void this.open();
      return;
    }
    this.#reveal();
    this.#publish();
  }

  /** All sit: what this browser has promised to add to the luck is shown. */
  #reveal(): void {
    const { info, seat } = this.#replica ?? {};
    if (this.#isRevealed || info?.status !== 'playing' || info.nonces !== undefined) return;
    const proof = keptProof(this.game);
    if (seat === undefined || proof === undefined) return;
    this.#isRevealed = true;
    void this.#line.ask({ do: 'reveal', game: this.game, nonce: proof.nonce });
  }

  /** Takes in what was told; whether it was about this table. What can't be played is asked for again from the start, once. */
  #takes(message: ServerMessage): boolean {
    try {
      if (message.tell !== 'table') return this.#replica?.receive(message) === true;
      if (message.game === this.game) this.#table(message);
      return message.game === this.game;
    } catch (error) {
      console.error(error);
      if (message.tell !== 'table' && this.#replica !== undefined) {
        this.#replica.isBehind = true;
        return true;
      }
      this.state.set({ ...this.state.get(), is: 'shut', refused: 'internal' });
      return false;
    }
  }

  #table(message: ServerMessageOf<'table'>): void {
    this.#keys = message.keys ?? this.#keys;
    if (this.#replica === undefined) this.#replica = new Replica(message, this.#line.player);
    else this.#replica.receive(message);
    this.state.set({ ...this.state.get(), is: 'open' });
  }

  #publish(): void {
    const replica = this.#replica;
    if (replica === undefined) return;
    const { info, clocks, chat, presence, seat: chair } = replica;
    const before = this.state.get();
    const seat = chair !== undefined && info.seats[chair].left === undefined ? chair : undefined;
    if (info.status !== 'waiting') this.#show(replica, info);
    this.state.set({
      ...before,
      info,
      seat,
      chair,
      clocks,
      chat,
      presence,
      ...(this.#keys && { keys: this.#keys }),
      isSending: this.session?.isSending === true,
    });
  }

  #show(replica: Replica, info: TableInfo): void {
    if (this.session !== undefined) {
      this.session.refresh(this.#seats(info));
      return;
    }
    this.session = new OnlineSession({
      replica,
      seats: this.#seats(info),
      sent: () => this.#sent,
      send: (move, expect, after) => this.#send(move, expect, after),
      undo: () => void this.undo(),
    });
  }

  /** As before if nothing changed, for then nothing is drawn anew. */
  #seats(info: TableInfo): readonly SeatInfo[] {
    // Where another window plays, this one only shows.
    const player = this.state.get().is === 'taken-over' ? '' : this.#line.player;
    const seats = seatsFor(info, player, this.#namer);
    const before = this.session?.table.seats;
    return before !== undefined && JSON.stringify(before) === JSON.stringify(seats) ? before : seats;
  }
}
