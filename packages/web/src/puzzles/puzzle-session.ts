import type { Puzzle, SetPuzzle } from '@bastide/bots/puzzles';
import { type Failure, type Move, newGame } from '@bastide/rules';
import { LoggedGame, snapshot, TableStore } from '../session/table-store.ts';
import { COLOURS, type Playable, type TableSetup, type Undoable } from '../session/types.ts';

/**
 * A puzzle at the table: one turn of one seat. Nobody else plays; when the seat has nothing more to answer the turn is over, and
 * it can be played again. Nothing is kept.
 */
export class PuzzleSession extends TableStore implements Playable, Undoable {
  readonly table: TableSetup;
  /** Who plays the turn. */
  readonly seat: number;
  readonly #played: LoggedGame;
  /** How many moves led to the puzzle. */
  readonly #before: number;
  #codes: number[] = [];
  #isShowing = false;

  constructor({ sets, players, options = {} }: Puzzle, { moves }: SetPuzzle) {
    const setup = { sets, options, players };
    const made = newGame(setup);
    if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
    const played = new LoggedGame(made.ok);
    for (const move of moves) played.play(move);
    const asked = made.ok.toMove;
    super({
      ...snapshot(made.ok, undefined, (seat) => seat === asked),
      events: played.events,
      log: played.log,
      canUndo: false,
      thinking: undefined,
    });
    this.#played = played;
    this.#before = moves.length;
    this.seat = asked;
    const seats = COLOURS.slice(0, players).map((colour, seat) => ({
      name: colour,
      colour,
      player: seat === this.seat ? ('person' as const) : ('elsewhere' as const),
    }));
    this.table = { setup, seats };
  }

  /** Whether the seat has answered all that it is asked in this turn. */
  get isOver(): boolean {
    return this.#played.log.length > this.#before && this.#played.game.toMove !== this.seat;
  }

  /** The answers given so far. */
  get codes(): readonly number[] {
    return this.#codes;
  }

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
    this.#takeBackTo(this.#codes.length - 1);
    this.#publish();
  }

  /** Back to the start of the turn. */
  reset(): void {
    this.#takeBackTo(0);
    this.#isShowing = false;
    this.#publish();
  }

  #answer(move: Move): Failure | undefined {
    const { game } = this.#played;
    const code = game.question.read(game, move);
    const played = this.#played.play(move);
    if ('error' in played) return played;
    this.#codes = [...this.#codes, code];
    this.#publish();
    return undefined;
  }

  get #canUndo(): boolean {
    return this.#codes.length > 0 && !this.isOver && !this.#isShowing;
  }

  #isAsked = (seat: number): boolean => seat === this.seat && !this.isOver && !this.#isShowing;

  /** Takes back answers until so many are left. */
  #takeBackTo(answers: number): void {
    this.#codes = this.#codes.slice(0, answers);
    this.#played.takeBackTo(this.#before + answers);
  }

  #publish(): void {
    const { game, events, log } = this.#played;
    this.set({
      ...snapshot(game, this.state, this.#isAsked),
      events,
      log,
      canUndo: this.#canUndo,
      thinking: undefined,
    });
  }
}
