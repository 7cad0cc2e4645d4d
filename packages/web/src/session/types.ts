import type { Level } from '@bastide/bots';
import type {
  Failure,
  Game,
  GameEvent,
  GameRecord,
  GameView,
  LaidTile,
  Move,
  TileSpec,
} from '@bastide/rules';

export type { FigureView, GameView as TableView, QuestionView, SeatView, TileView } from '@bastide/rules';

/** Eight colours, told apart by pattern too (`art/seats.ts`). */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'pink', 'orange', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

/** Who sits on a seat; `elsewhere` is somebody, or something, that plays from another screen. */
export interface SeatInfo {
  readonly name: string;
  readonly colour: Colour;
  readonly player: 'person' | 'bot' | 'elsewhere';
  /** How well a bot plays; tables kept before there were levels have none. */
  readonly level?: Level;
}

/** What is played and by whom: enough to begin a game. */
export interface TableSetup {
  readonly setup: {
    readonly sets: readonly string[];
    readonly options: Readonly<Record<string, unknown>>;
    readonly players: number;
    /** What lies on the table before the first draw, where it is not as usual. */
    readonly start?: readonly LaidTile[];
  };
  readonly seats: readonly SeatInfo[];
  /** Whether the host allows no help at this table. */
  readonly purist?: boolean;
}

/** What is printed on a tile of this game, by its id. */
export type SpecOf = (id: string) => TileSpec | undefined;

/** One line of the log: a move and all that followed from it. */
export interface LogEntry {
  readonly index: number;
  readonly by: number;
  readonly events: readonly GameEvent[];
}

export interface SessionState {
  readonly view: GameView;
  /** What the last move brought about, for animation. */
  readonly events: readonly GameEvent[];
  readonly log: readonly LogEntry[];
  readonly canUndo: boolean;
  /** The seat whose bot is thinking. */
  readonly thinking: number | undefined;
  /** Milliseconds it may be expected to think. */
  readonly lasts?: number;
  /** Whether what the bots play is shown only at the end of it. */
  readonly isSkipping?: boolean;
  /** The seat whose bot failed since a person last moved, so that something simple was played for it. */
  readonly fault?: number | undefined;
  /** Grows with every change of the game. */
  readonly version: number;
}

/**
 * A game as the table has it, wherever it is played: on this screen (`Session`) or on a server (`online/online-session.ts`). Screens read the
 * state and hear of changes through `subscribe`.
 */
export interface TableSession {
  readonly table: TableSetup;
  /** The game that is shown. It may be another object after a change. */
  readonly game: Game;
  readonly state: SessionState;
  subscribe(listener: () => void): () => void;
  getState(): SessionState;
  /** A person's move; refused with a code if it is not legal. */
  play(move: Move): Failure | undefined;
  /** Takes back the last move, where the state says that it can be. */
  undo(): void;
  /** Shows at once what the bots play, up to the next question to a person or once round the table; only where bots think on this page. */
  skip?(): void;
  /** Plays a random legal option, for tests and demonstrations. */
  playRandom(): void;
  /** The game written down as far as it is known here. */
  record(id: string): GameRecord<Move>;
}
