import type { Level } from '@bastide/bots';
import type { Failure, GameEvent, GameRecord, GameView, LaidTile, Move, TileSpec } from '@bastide/rules';
import type { Watched } from '../app/store.ts';

export type { FigureView, GameView as TableView, QuestionView, SeatView, TileView } from '@bastide/rules';

/** Eight colours, told apart by pattern too (`art/seats.ts`). */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black', 'pink', 'orange', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

/** Who sits on a seat; `elsewhere` is somebody, or something, that plays from another screen. */
export interface SeatInfo {
  readonly name: string;
  /** The name alone, where it is told otherwise that a bot plays for somebody. */
  readonly called?: string;
  readonly colour: Colour;
  readonly player: 'person' | 'bot' | 'elsewhere';
  /** How well a bot plays; tables kept before there were levels have none. */
  readonly level?: Level;
  /** The share of turns a bot plays as the level below does. */
  readonly slips?: number;
  /** A bot that follows the results of who plays here. */
  readonly likeMe?: boolean;
}

/** What is played and by whom: enough to begin a game. */
export interface TableSetup {
  readonly setup: {
    readonly sets: readonly string[];
    readonly options: Readonly<Record<string, unknown>>;
    readonly players: number;
    /** What lies on the table before the first draw, where it is not as usual. */
    readonly start?: readonly LaidTile[];
    /** By which rules (`RULES_VERSION`); without it by those of today. */
    readonly version?: number | undefined;
    readonly versions?: Readonly<Record<string, number>> | undefined;
  };
  readonly seats: readonly SeatInfo[];
  /** Whether the host allows no help at this table. */
  readonly purist?: boolean;
  /** Nobody asks a bot what to play here. */
  readonly unadvised?: boolean;
}

/** What is printed on a tile of this game, by its id. */
export type SpecOf = (id: string) => TileSpec | undefined;

/** One line of the log: a move and all that followed from it. */
export interface LogEntry {
  readonly index: number;
  readonly by: number;
  readonly events: readonly GameEvent[];
}

/** All that is shown of a game, at one moment: it is replaced, never changed. */
export interface SessionState {
  /** The rules can be asked about it, too. */
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
  /** Others have answered since: to undo is to ask them. */
  readonly undoAsks?: boolean;
  /** The last move is of this screen and not yet known to be kept: nothing follows from it so far. */
  readonly isSending?: boolean;
  /** Grows with every change of the game. */
  readonly version: number;
}

/**
 * A game as the table has it, wherever it is played: on this screen (`Session`), on a server (`OnlineSession`), in a lesson, a puzzle or a
 * replay. What else can be done with it are capabilities: a screen asks for those it needs.
 */
export interface TableSession<State extends SessionState = SessionState> extends Watched<State> {
  readonly table: TableSetup;
  readonly specOf: SpecOf;
  readonly state: State;
}

export interface Playable {
  /** A person's move; refused with a code if it is not legal. */
  play(move: Move): Failure | undefined;
}

export interface Undoable {
  /** Takes back the last move, where the state says that it can be. */
  undo(): void;
}

/** Only where bots think on this page. */
export interface Skippable {
  /** Shows at once what the bots play, up to the next question to a person or once round the table. */
  skip(): void;
}

export interface Recordable {
  /** The game written down as far as it is known here. */
  record(id: string): GameRecord<Move>;
}

/** A game one plays. */
export type PlayedSession = TableSession & Playable & Undoable & Partial<Skippable>;
