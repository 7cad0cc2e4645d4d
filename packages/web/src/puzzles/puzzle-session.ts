import type { Puzzle, SetPuzzle } from '@bastide/bots/puzzles';
import {
  answersOf,
  type Failure,
  type Game,
  type GameRecord,
  History,
  type Move,
  newGame,
  viewOf,
} from '@bastide/rules';
import {
  COLOURS,
  type LogEntry,
  type SessionState,
  type TableSession,
  type TableSetup,
} from '../session/types.ts';

/**
 * A puzzle at the table: one turn of one seat. Nobody else plays; when the seat has nothing more to answer the turn is over, and
 * it can be played again. Nothing is kept.
 */
export class PuzzleSession implements TableSession {
  readonly table: TableSetup;
  readonly history: History;
  /** Who plays the turn. */
  readonly seat: number;
  state: SessionState;
  readonly #listeners = new Set<() => void>();
  readonly #played: number;
  #log: LogEntry[] = [];
  #codes: number[] = [];
  #isShowing = false;

  constructor({ sets, players, options = {} }: Puzzle, { moves }: SetPuzzle) {
    const setup = { sets, options, players };
    const made = newGame(setup);
    if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
    this.history = new History(made.ok);
    for (const move of moves) this.#play(move);
    this.#played = moves.length;
    this.seat = made.ok.toMove;
    const seats = COLOURS.slice(0, players).map((colour, seat) => ({
      name: colour,
      colour,
      player: seat === this.seat ? ('person' as const) : ('elsewhere' as const),
    }));
    this.table = { setup, seats };
    this.state = this.#newState(0);
  }

  get game(): Game {
    return this.history.game;
  }

  /** Whether the seat has answered all that it is asked in this turn. */
  get isOver(): boolean {
    return this.#log.length > this.#played && this.game.toMove !== this.seat;
  }

  /** The answers given so far. */
  get codes(): readonly number[] {
    return this.#codes;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): SessionState => this.state;

  play(move: Move): Failure | undefined {
    if (this.isOver || this.#isShowing) return { error: 'game-over', at: '' };
    return this.#answer(move);
  }

  /** Plays a move of the solution; until `reset` nobody else may move. */
  demonstrate(move: Move): void {
    this.#isShowing = true;
    this.#answer(move);
  }

  undo(): void {
    if (!this.#canUndo) return;
    this.#takeBack();
    this.#publish();
  }

  /** Back to the start of the turn. */
  reset(): void {
    while (this.#codes.length > 0) this.#takeBack();
    this.#isShowing = false;
    this.#publish();
  }

  playRandom(): void {
    const options = answersOf(this.game);
    this.play(options[Math.floor(Math.random() * options.length)].move);
  }

  record(id: string): GameRecord<Move> {
    return this.history.record(id);
  }

  #answer(move: Move): Failure | undefined {
    const code = this.game.question.read(this.game, move);
    const played = this.#play(move);
    if (played !== undefined) return played;
    this.#codes = [...this.#codes, code];
    this.#publish();
    return undefined;
  }

  get #canUndo(): boolean {
    return this.#codes.length > 0 && !this.isOver && !this.#isShowing;
  }

  #isAsked = (seat: number): boolean => seat === this.seat && !this.isOver && !this.#isShowing;

  #play(move: Move): Failure | undefined {
    const by = this.game.toMove;
    const played = this.history.play(move);
    if ('error' in played) return played;
    this.#log = [...this.#log, { index: this.#log.length, by, events: played.ok }];
    return undefined;
  }

  #takeBack(): void {
    this.history.undo();
    this.#log = this.#log.slice(0, -1);
    this.#codes = this.#codes.slice(0, -1);
  }

  #publish(): void {
    this.state = this.#newState(this.state.version + 1);
    for (const listener of this.#listeners) listener();
  }

  #newState(version: number): SessionState {
    return {
      view: viewOf(this.game, undefined, version === 0 ? undefined : this.state.view, this.#isAsked),
      events: this.#log.at(-1)?.events ?? [],
      log: this.#log,
      canUndo: this.#canUndo,
      thinking: undefined,
      version,
    };
  }
}
