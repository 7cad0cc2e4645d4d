import { type Game, type GameEvent, type Move, newGame, playMove, type Registry } from '@bastide/rules';
import { seenGame } from './hidden-hands.ts';
import type { Clocks, Entry, Said, ServerMessage, ServerMessageOf, TableInfo } from './server-messages.ts';

/** A move of the game as it stands, and what followed from it. */
export interface ReplicaEntry {
  readonly seq: number;
  readonly at: number;
  readonly move: Move;
  readonly events: readonly GameEvent[];
}

/**
 * A table as a client keeps it: made from `table`, kept up to date by `news`. Where nothing is hidden it plays the moves itself;
 * with hands too, as far as its seat knows them. `isBehind` tells that news were missed: open the table again.
 */
export class Replica {
  readonly id: string;
  readonly player: string;
  info: TableInfo;
  head: number;
  clocks: Clocks | undefined;
  entries: ReplicaEntry[] = [];
  chat: readonly Said[];
  presence: ServerMessageOf<'table'>['presence'];
  isBehind = false;
  readonly game: Game;
  readonly #start: Uint8Array;

  /** `player` is who looks, as `hello` says; `rules` a registry, if not only our own expansions are played. */
  constructor(message: ServerMessageOf<'table'>, player: string, rules: Rules = OURS) {
    const { info } = message;
    if (message.from !== 0) throw new Error('a replica begins with a whole table');
    this.player = player;
    this.id = message.game;
    this.info = info;
    this.head = message.head;
    this.chat = message.chat;
    this.presence = message.presence;
    this.game = templateOf(rules, info.terms.setup).clone();
    this.#start = this.game.save();
    this.#open(message);
  }

  /** The own seat, if one has sat down. */
  get seat(): number | undefined {
    return this.info.seats.find(({ kind, player }) => kind === 'person' && player === this.player)?.seat;
  }

  get hasHands(): boolean {
    return this.game.rules.hand > 0;
  }

  /** Takes in what the server tells of this table; whether anything changed. */
  receive(message: ServerMessage): boolean {
    if (!('game' in message) || message.game !== this.id) return false;
    if (message.tell === 'table') this.#open(message);
    else if (message.tell === 'news') this.#news(message);
    else if (message.tell === 'said') this.chat = [...this.chat, message.said];
    else if (message.tell === 'presence') this.presence = message.presence;
    else return false;
    return true;
  }

  #open(message: ServerMessageOf<'table'>): void {
    if (message.from === 0) {
      this.entries = [];
      this.game.restore(this.#start);
    } else if (message.from > this.head) {
      this.isBehind = true;
      return;
    } else if (message.head < this.head) return;
    this.info = message.info;
    this.clocks = message.clocks;
    this.chat = message.chat;
    this.presence = message.presence;
    // News may have come since the table was asked for: what is known already is not played again.
    const known = message.from === 0 ? 0 : this.head;
    this.#take(message.entries.filter(({ seq }) => seq >= known));
    this.head = message.head;
    this.isBehind = false;
  }

  #news(message: ServerMessageOf<'news'>): void {
    // Nothing happened, but the clocks were set: servers were away.
    if (message.from === this.head && message.head === this.head) this.clocks = message.clocks;
    if (message.head <= this.head) return;
    if (this.isBehind || message.from !== this.head) {
      this.isBehind = true;
      return;
    }
    if (message.info !== undefined) this.info = message.info;
    if (message.clocks !== undefined) this.clocks = message.clocks;
    this.#take(message.entries);
    this.head = message.head;
  }

  #take(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if ('undo' in entry) this.#undo(entry.undo);
      else this.#play(entry);
    }
    if (this.hasHands && entries.length > 0) this.#lookAtHands();
  }

  #play(entry: Extract<Entry, { move: unknown }>): void {
    const { seq, at } = entry;
    const move = entry.move as Move;
    if (this.hasHands) {
      this.entries.push({ seq, at, move, events: (entry.events ?? []) as unknown as GameEvent[] });
      return;
    }
    const events: GameEvent[] = [];
    this.game.listener = (event) => events.push(event);
    const played = playMove(this.game, move);
    this.game.listener = undefined;
    if ('error' in played) throw new Error(`the server's move ${seq} is ${played.error}`);
    this.entries.push({ seq, at, move, events });
  }

  /** With hands the game is made anew from all that is known. */
  #lookAtHands(): void {
    const start = this.game.clone();
    start.restore(this.#start);
    this.game.restore(seenGame(start, this.entries, this.seat).save());
  }

  #undo(count: number): void {
    this.entries.length -= count;
    if (this.hasHands) return;
    this.game.restore(this.#start);
    for (const { move } of this.entries) playMove(this.game, move);
  }
}

type Rules = Pick<Registry, 'newGame'>;
const OURS: Rules = { newGame };

/** Putting rules together takes longer than a game: once for each set-up. */
const templates = new WeakMap<Rules, Map<string, Game>>();
const MOST_TEMPLATES = 64;

function templateOf(rules: Rules, setup: unknown): Game {
  const key = JSON.stringify(setup);
  const own = templates.get(rules) ?? new Map<string, Game>();
  templates.set(rules, own);
  const known = own.get(key);
  if (known !== undefined) return known;
  const made = rules.newGame(setup);
  if ('error' in made) throw new Error(`the server's set-up is refused: ${made.error} at ${made.at}`);
  if (own.size >= MOST_TEMPLATES) own.clear();
  own.set(key, made.ok);
  return made.ok;
}
