import { type Puzzle, type SetPuzzle, setupOf } from '@bastide/bots/puzzles';
import { type Failure, type Move, newGame } from '@bastide/rules';
import { LoggedGame, snapshot, TableStore } from '../session/table-store.ts';
import {
  COLOURS,
  type Playable,
  type SessionState,
  type TableSetup,
  type Undoable,
} from '../session/types.ts';

export interface PuzzleState extends SessionState {
  /** The answers given so far. */
  readonly codes: readonly number[];
  /** Whether the seat has answered all that it is asked in this turn. */
  readonly isOver: boolean;
}

/**
 * A puzzle at the table: one turn of one seat. Nobody else plays; when the seat has nothing more to answer the turn is over, and
 * it can be played again. Nothing is kept.
 */
export class PuzzleSession extends TableStore<PuzzleState> implements Playable, Undoable {
  readonly table: TableSetup;
  /** Who plays the turn. */
  readonly seat: number;
  readonly #played: LoggedGame;
  /** How many moves led to the puzzle. */
  readonly #before: number;
  #isShowing = false;

  constructor(puzzle: Puzzle, { moves }: SetPuzzle) {
    const setup = setupOf(puzzle);
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
      codes: [],
      isOver: false,
    });
    this.#played = played;
    this.#before = moves.length;
    this.seat = asked;
    const seats = COLOURS.slice(0, setup.players).map((colour, seat) => ({
      name: colour,
      colour,
      player: seat === this.seat ? ('person' as const) : ('elsewhere' as const),
    }));
    this.table = { setup, seats };
  }

  play(move: Move): Failure | undefined {
    if (this.state.isOver || this.#isShowing) return { error: 'game-over', at: '' };
    return this.#answer(move);
  }

  /** Plays a move of the solution; until `reset` nobody else may move. */
  demonstrate(move: Move): void {
    this.#isShowing = true;
    this.#answer(move);
  }

  undo(): void {
    if (this.state.canUndo) this.#takeBackTo(this.state.codes.length - 1);
  }

  /** Back to the start of the turn. */
  reset(): void {
    this.#isShowing = false;
    this.#takeBackTo(0);
  }

  #answer(move: Move): Failure | undefined {
    const { game } = this.#played;
    const code = game.question.read(game, move);
    const played = this.#played.play(move);
    if ('error' in played) return played;
    this.#publish([...this.state.codes, code]);
    return undefined;
  }

  /** Takes back answers until so many are left. */
  #takeBackTo(answers: number): void {
    this.#played.takeBackTo(this.#before + answers);
    this.#publish(this.state.codes.slice(0, answers));
  }

  #publish(codes: readonly number[]): void {
    const { game, events, log } = this.#played;
    const isOver = codes.length > 0 && game.toMove !== this.seat;
    const canPlay = !isOver && !this.#isShowing;
    this.set({
      ...snapshot(game, this.state, (seat) => canPlay && seat === this.seat),
      events,
      log,
      canUndo: canPlay && codes.length > 0,
      thinking: undefined,
      codes,
      isOver,
    });
  }
}
