import { type Refused, refuse } from '@bastide/protocol';
import {
  AnswerList,
  CHANCE,
  type Game,
  type GameEvent,
  type Move,
  playMove,
  type Registry,
  type UncheckedMove,
} from '@bastide/rules';
import { NOBODY, restoreSnapshot, type Snapshot } from '@bastide/rules/internal';

/**
 * The rules of one set-up and one game to play on. Tables keep only bytes; whoever plays puts them on the engine, and takes the new
 * bytes off again before anyone else can come. So ten thousand games share what is heavy.
 */
export class Engine {
  readonly game: Game;
  readonly start: Uint8Array;
  readonly #spare: Uint8Array[] = [];
  readonly #answers = new AnswerList();
  /** The bytes whose state the game has now: loaded once for what is done with them in a row, and written to once after it. */
  #at: Uint8Array | undefined;
  /** They are still to be written to: whoever reads bytes loads them. */
  #isBehind = false;

  constructor(game: Game) {
    this.game = game;
    this.start = game.save();
  }

  /** Whether there is anything one seat may know and another not. */
  get hasHands(): boolean {
    return this.game.rules.hand > 0;
  }

  /** The game with this state, to be read until someone else comes on. */
  load(bytes: Uint8Array): Game {
    if (this.#at === bytes) return this.game;
    this.#leave();
    this.game.restore(bytes);
    this.#at = bytes;
    return this.game;
  }

  /** Before the game gets another state. */
  #leave(): void {
    if (this.#isBehind && this.#at !== undefined) this.game.save(this.#at);
    this.#at = undefined;
    this.#isBehind = false;
  }

  /** Whether a stored state is one of this engine's. */
  accepts(stored: Snapshot): boolean {
    this.#leave();
    return 'ok' in restoreSnapshot(this.game, stored);
  }

  /**
   * Plays one move on a state: the new state goes `into` memory of its own (which may be the old state’s), beside it the move as
   * records write it and what happened; nothing if it is not legal.
   */
  play(bytes: Uint8Array, move: UncheckedMove, into: Uint8Array): Played | undefined {
    const game = this.load(bytes);
    const by = game.toMove;
    if (game.over || move.by !== (by === CHANCE ? 'chance' : by)) return undefined;
    if (typeof move.tile === 'string' && game.tiles.indexOf(move.tile) < 0) return undefined;
    const code = game.question.read(game, move);
    if (code < 0 || !this.#mayPlay(code)) return undefined;
    // Written anew, because a client may have put more into its move than was asked.
    const written = game.question.write(game, code);
    const events = this.#playOn(code, into);
    return { move: written, text: JSON.stringify(written), by, events, asked: askedIn(game) };
  }

  /** The same for a move that was stored: it was legal, and is what records write. */
  follow(bytes: Uint8Array, move: Move, into: Uint8Array): Played | undefined {
    const game = this.load(bytes);
    const by = game.toMove;
    const code = game.over ? -1 : game.question.read(game, move);
    if (code < 0) return undefined;
    const events = this.#playOn(code, into);
    return { move, by, events, asked: askedIn(game) };
  }

  #playOn(code: number, into: Uint8Array): GameEvent[] {
    const { game } = this;
    const events: GameEvent[] = [];
    if (this.hasHands) game.listener = (event) => events.push(event);
    if (this.#at !== into) this.#leave();
    this.#at = undefined;
    game.play(code);
    game.listener = undefined;
    this.#at = into;
    this.#isBehind = true;
    return events;
  }

  /** Who is asked in a state: a seat, CHANCE, or nobody. */
  askedIn(bytes: Uint8Array): number | undefined {
    return askedIn(this.load(bytes));
  }

  /** Memory for a state, used again as soon as nobody needs it: otherwise every move would leave a state behind as garbage. */
  borrow(): Uint8Array {
    return this.#spare.pop() ?? new Uint8Array(this.start.length);
  }

  giveBack(bytes: Uint8Array): void {
    if (this.#at === bytes) this.#at = undefined;
    if (bytes !== this.start && this.#spare.length * bytes.length < MOST_SPARE) this.#spare.push(bytes);
  }

  /** As the game's own, without new memory. */
  #mayPlay(code: number): boolean {
    const { game } = this;
    if (game.question.accepts?.(game, code)) return true;
    game.listAnswers(this.#answers);
    return this.#answers.has(code);
  }

  /** A game of this set-up at its first question. */
  newGame(): Game {
    const game = this.game.clone();
    game.restore(this.start);
    return game;
  }

  /** The state after these moves, which were legal when they were written down. */
  replay(moves: readonly Move[], from = this.start): Uint8Array {
    const game = this.load(from);
    this.#leave();
    for (const [i, move] of moves.entries()) {
      const played = playMove(game, move);
      if ('error' in played) throw new Error(`move ${i} of a stored game is ${played.error}`);
    }
    return game.save();
  }
}

function askedIn({ toMove }: Game): number | undefined {
  return toMove === NOBODY ? undefined : toMove;
}

export interface Played {
  /** Who is asked now. */
  readonly asked: number | undefined;
  readonly move: Move;
  /** The move as JSON, if it was just made: it goes to the disk and to everyone. */
  readonly text?: string;
  readonly by: number;
  /** Told only where the client can't find out itself. */
  readonly events: readonly GameEvent[];
}

export { CHANCE };

/** The engines of a server: one for each set-up. */
export class Engines {
  readonly registry: Registry;
  readonly #known = new Map<string, Engine>();

  constructor(registry: Registry) {
    this.registry = registry;
  }

  /** The engine for a set-up, which may be wrong. */
  of(setup: object): Engine | Refused {
    const key = JSON.stringify(setup);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = this.registry.newGame(setup);
    if ('error' in made)
      return refuse('bad-setup', made.at === '' ? made.error : `${made.error}: ${made.at}`);
    const engine = new Engine(made.ok);
    if (this.#known.size >= MOST_ENGINES) this.#known.delete(this.#known.keys().next().value ?? '');
    this.#known.set(key, engine);
    return engine;
  }
}

const MOST_ENGINES = 256;
/** Bytes: enough for a move of some hundred games in one batch of the store. What is left over makes the collector go through all memory again and again. */
const MOST_SPARE = 2 ** 24;
