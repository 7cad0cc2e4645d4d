/**
 * The contract between the core and the expansions: the one list of what an expansion can bring and where it can act.
 * The core calls these and names no expansion; an expansion uses these and changes no core. Needing more than is here means
 * adding a hook here.
 */
import type { Brings } from './game/brings.ts';
import type { Column, Width } from './game/columns.ts';
import type { Game } from './game/game.ts';
import type { Move, UncheckedMove } from './game/move.ts';
import type { Setup } from './game/setup.ts';
import type { Worth } from './score/worth.ts';
import type { Corner, Edge, EdgeKind, Kind } from './tile/kinds.ts';
import type { PackedMark } from './tile/marks.ts';
import type { TileTable } from './tile/table.ts';
import type { AnswerList } from './turn/answers.ts';

/**
 * When things happen. `start` runs once before the first turn and `final` once after the last; the others are a part of a
 * turn in order (rules, section X). In each slot every step runs, in an order found from what each says of the others; only in
 * `figure` one of the actions is chosen, or none.
 */
export const SLOTS = [
  'start',
  'draw',
  'drawn',
  'place',
  'placed',
  'figure',
  'settled',
  'score',
  'scored',
  'final',
] as const;
export type Slot = (typeof SLOTS)[number];
/** Those of a part. */
export type PartSlot = Exclude<Slot, 'start' | 'final'>;

/**
 * What stands in an order with others of its slot. Those named and not in play are skipped; where nobody says otherwise the order of
 * the sets decides, and in a set that of its list (`game/ruleset/order.ts`).
 */
export interface Ordered {
  readonly id: string;
  /** Ids of the steps or actions of the same slot that it comes after. */
  readonly after?: readonly string[] | undefined;
  readonly before?: readonly string[] | undefined;
}

/** Something that happens in a slot. It may act at once, or ask a question and let the answer act. */
export interface Step extends Ordered {
  readonly slot: Slot;
  /** Runs only if the tile in hand or just placed has this tile mark, or is of a type that `types` says. */
  readonly onMark?: string | undefined;
  readonly types?: ((type: number) => boolean) | undefined;
  /** Runs only while the active seat has no figure of this kind at home, and while this concern is awake. */
  readonly away?: number | undefined;
  readonly concern?: number | undefined;
  run(game: Game): void;
}

/**
 * The only way anyone ever chooses anything. While a question is open, `game.agenda` tells whom it asks and its two numbers.
 * Answers are codes inside, readable moves outside.
 */
export interface Question {
  readonly id: string;
  /** Adds the code of every legal answer, each once. */
  answers(game: Game, out: AnswerList): void;
  play(game: Game, code: number): void;
  write(game: Game, code: number): Move;
  /** The code a move stands for, or -1; whether it is legal is checked by the caller. */
  read(game: Game, move: UncheckedMove): number;
  target(game: Game, code: number): Target;
  /** For questions to chance: how likely an answer is, in whole parts. */
  readonly weight?: ((game: Game, code: number) => number) | undefined;
  /** One legal answer at random, without listing all, with the same odds. `random(n)` tells a whole number below n. */
  readonly sample?: ((game: Game, random: (n: number) => number) => number) | undefined;
  /** Answers beside the listed ones that are legal too: a tile turned so that it looks the same. */
  readonly accepts?: ((game: Game, code: number) => boolean) | undefined;
  /** Why something is none of the answers; nothing if it is one. For words to a player: no rule and no bot asks this. */
  readonly why?: ((game: Game, attempt: Attempt) => readonly Reason[]) | undefined;
  /** What an answer brings as things stand, for whoever shows it (`viewOf`): no rule and no bot asks this. It changes nothing. */
  readonly brings?: ((game: Game, code: number) => Brings | undefined) | undefined;
}

/** A choice of the figure slot; its answers stand beside those of the other actions and `pass`. Codes stay below 4096. */
export interface FigureAction extends Ordered, Omit<Question, 'weight' | 'sample' | 'accepts' | 'why'> {
  readonly slot: 'figure';
  /** Whether there is any answer; without it they are listed to see. */
  readonly possible?: ((game: Game) => boolean) | undefined;
  /** As for a question; undefined if what is attempted has nothing to do with this action. */
  readonly why?: ((game: Game, attempt: Attempt) => readonly Reason[] | undefined) | undefined;
}

/** Where an answer points to, so that any screen can offer any choice without knowing the expansion. */
export interface Target {
  readonly x?: number;
  readonly y?: number;
  readonly rot?: number;
  /** A segment by kind and edges, `city:N,W`; without a place, a kind of land alone, `city`. */
  readonly on?: string;
  readonly figure?: string;
  /** The figure comes there; without this the one that stands there is meant. */
  readonly brings?: boolean;
  /** A token, or a piece that belongs to nobody, that comes there: the name of a `Thing`. */
  readonly piece?: string;
  readonly tile?: string;
  readonly seat?: number;
  /** A pawn on the score track, by its name. */
  readonly scorer?: string;
  /** By so many points a scorer moves, and the id of the award they are. */
  readonly points?: number;
  readonly award?: number;
  /** The scorers that stand on a space of the score track. */
  readonly beside?: readonly ScorersThere[];
  /** The corner of the tile at x, y where it meets three others. */
  readonly corner?: Corner;
  /** A spot off the tiles, by its name, or a number on the score track. */
  readonly spot?: string | number;
  /** The mark under which the spot is printed on its tile. */
  readonly mark?: string;
  /** What a die shows. */
  readonly value?: number;
  /** Key of a text that names the choice. */
  readonly label: string;
}

/** A scorer of a seat, by its name; left out, all those of the seat where it has several. */
export interface ScorersThere {
  readonly seat: number;
  readonly scorer?: string;
}

/** What a player points at and would like to choose. Without any field: the question as a whole. */
export interface Attempt {
  readonly x?: number | undefined;
  readonly y?: number | undefined;
  /** How the tile in hand would lie, in degrees. */
  readonly rot?: number | undefined;
  /** A segment, by its place in the tile's list. */
  readonly place?: number | undefined;
  /** A corner of the tile. */
  readonly corner?: Corner | undefined;
  /** With which figure; left out, with any. */
  readonly figure?: string | undefined;
  /** A spot off the tiles, or printed on one. */
  readonly spot?: string | number | undefined;
}

/** Why something can't be chosen: the key of its text, the rule that forbids it, and what words and board need to tell it. */
export interface Reason {
  readonly code: string;
  /** Its number in docs/rules.md. */
  readonly rule: string;
  readonly figure?: string;
  /** What kind of land it is about. */
  readonly kind?: Kind;
  /** The edge that does not agree, and what would meet there. */
  readonly side?: Edge;
  readonly mine?: EdgeKind;
  readonly theirs?: EdgeKind;
  /** Whose figures are in the way. */
  readonly seats?: readonly number[];
  /** What shows it on the land: an edge or a segment of a tile, or the whole of it. */
  readonly at?: readonly Evidence[];
}

export interface Evidence {
  readonly x: number;
  readonly y: number;
  readonly edge?: Edge;
  readonly place?: number;
}

/** What an expansion may ask for while its rules are put together for one game. */
export interface Context {
  readonly setup: Setup;
  readonly tiles: TileTable;
  /** How many tiles the table may ever hold. */
  readonly capacity: number;
  /** Registers a question and tells the number to ask it by. */
  question(question: Question): number;
  /** Registers work that waits on the agenda and tells the number to push it by. */
  task(task: Task): number;
  /** Memory in the arena; `length` numbers, all 0 in a new game. Its name is for whoever reads a dump (`describe`). */
  column(width: Width, length: number, name?: string): Column;
  /** For steps that seldom find anything to do: it rests (`game.rest`) until somebody wakes it (`game.wake`), or the game is copied. */
  concern(): number;
  mark(name: string): PackedMark;
  /** Number of a tile mark by tile type. */
  tileMark(name: string): Uint8Array;
  figureKind(name: string): number;
  /** So many places for figures off the segments: the first; the others are the numbers below it (`figures.lift(figure, spot)`). */
  spots(count: number): number;
}

/** Unfinished work on the agenda: runs again and again until it takes itself off. */
export interface Task {
  run(game: Game): void;
}

/** Where an expansion acts. Each is compiled into a plain array when a game begins: unused, it costs a length test. */
export interface Hooks {
  readonly steps?: readonly Step[];
  readonly actions?: readonly FigureAction[];
  /**
   * Whether a tile of a type may lie there, though its edges agree. `types` says which types are asked about, `why` tells a
   * player what forbids it, whether its edges agree or not.
   */
  readonly mayPlace?: {
    types(type: number): boolean;
    allows(game: Game, type: number, rot: number, cell: number): boolean;
    why(game: Game, type: number, rot: number, cell: number): readonly Reason[];
  };
  /**
   * Whether a figure of this kind may be deployed on a segment of the placed tile, though its kind fits; and why not. `kinds` says which
   * kinds are asked about, all if left out.
   */
  readonly mayDeploy?: {
    kinds?(kind: number): boolean;
    allows(game: Game, kind: number, segment: number): boolean;
    why(game: Game, kind: number, segment: number): readonly Reason[];
  };
  /** What a figure of this kind brings beside what its feature pays, deployed there: for whoever shows it, as `Question.brings`. */
  readonly deployBrings?: (game: Game, kind: number, segment: number) => Brings | undefined;
  /** What a feature pays: `rate` sets points a tile and a mark, `bonus` adds, `cut` takes away, in this order. */
  readonly rate?: (game: Game, worth: Worth) => void;
  readonly bonus?: (game: Game, worth: Worth) => void;
  readonly cut?: (game: Game, worth: Worth) => void;
  /** What a seat's followers in a feature count for the majority more or less than by themselves; only asked where it has any. */
  readonly strengthFor?: (game: Game, root: number, seat: number) => number;
  /** What one seat gets more or less than others for the same feature. */
  readonly worthFor?: (game: Game, worth: Worth, seat: number) => number;
  /** Which of the tied seats (bits) keep the majority in these features together, most often one; and why, for awards. */
  readonly tieBreak?: {
    readonly reason: string;
    among(game: Game, roots: readonly number[], tied: number): number;
  };
  /** A feature was closed and is about to send its figures home; it has been scored. */
  readonly completed?: (game: Game, root: number) => void;
  /** Whether a closed feature matters though nobody stands on it. */
  readonly wantsCompleted?: (game: Game, root: number) => boolean;
  /** Adds (`addClosed`) features that this part closed elsewhere than at the placed tile. */
  readonly alsoClosed?: (game: Game) => void;
  /** A scorer was moved by an award, or (`stolen`) by points taken from one. */
  readonly advanced?: (game: Game, scorer: number, from: number, points: number, stolen: boolean) => void;
  /** All awards of `game.batch` have been moved (X16); may ask, the batch is over once nothing is asked any more. */
  readonly batchMoved?: (game: Game) => void;
  /** Tokens a seat keeps in sight: their names and how many. */
  readonly tokens?: {
    readonly names: readonly string[];
    /** Names that older records have for some of them, with the name now. */
    readonly formerly?: readonly (readonly [name: string, now: string])[];
    count(game: Game, seat: number, index: number): number;
    /** What they pay at the end: `most` to whoever has most of a sort, `held` to everyone for so many. For whoever thinks ahead. */
    readonly pays?: { readonly most?: number; readonly held?: (count: number) => number };
  };
  /** What lies or stands on the land beside the tiles and the seats' figures, for whoever shows or checks a game. */
  readonly things?: (game: Game) => readonly Thing[];
  /** The segment that something laid on the tile links to this one, or -1: the two are one feature (`figure/relink.ts`). */
  readonly linkOf?: (game: Game, segment: number) => number;
  /** Links on a tile were changed, so features joined or parted without a tile being placed; may ask. */
  readonly relinked?: (game: Game, slot: number) => void;
  /** Whether there are more turns though no tile is left to draw; the turn then has to be given something to do (`skipTo`). */
  readonly goesOn?: (game: Game) => boolean;
  /** What must hold with this expansion, for whoever checks a game. Ours have a file `invariants.ts` instead, which only checkers load. */
  readonly invariants?: Invariants;
}

/** Each tells in words everything that is wrong, nothing if all is well. */
export interface Invariants {
  /** In every position. */
  readonly always?: (game: Game) => readonly string[];
  /** When a part begins and once the game is over: all of the part before is done. */
  readonly settled?: (game: Game) => readonly string[];
  /** How many tiles of a type lie neither on the land nor in a pile or hand, and can still be placed. */
  readonly tilesAside?: (game: Game, type: number) => number;
  /** Answers and happenings that random games hardly come to, by the key of their text. */
  readonly rare?: readonly string[];
}

/** Tokens on a tile, a figure that belongs to nobody, or a piece on a spot off the tiles. */
export interface Thing {
  readonly name: string;
  readonly count: number;
  /** Where on the land. */
  readonly x?: number;
  readonly y?: number;
  /** The segment it is on, if not the whole tile, by kind and edges. */
  readonly on?: string;
  /** The corner of the tile where it stands, and meets three others. */
  readonly corner?: Corner;
  /** Two edges of the tile that it links. */
  readonly between?: readonly string[];
  /** A spot off the tiles: a space of the score track, or a name. */
  readonly spot?: string | number;
  /** Whose it is. */
  readonly seat?: number;
}
