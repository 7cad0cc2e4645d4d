import { Arena, hashBytes, sameBytes } from '../arena/arena.ts';
import { Board } from '../board/board.ts';
import { Figures, HOME } from '../figure/figures.ts';
import type { PartSlot, Question } from '../hooks.ts';
import { Batch } from '../score/batch.ts';
import { Scores } from '../score/scores.ts';
import { Worth } from '../score/worth.ts';
import type { TileTable } from '../tile/table.ts';
import { Agenda } from '../turn/agenda.ts';
import { AnswerList } from '../turn/answers.ts';
import { Piles } from '../turn/piles.ts';
import { FINAL, OVER, Turn } from '../turn/turn.ts';
import { type Column, layColumns, type Numbers } from './columns.ts';
import type { GameEvent, Listener } from './events.ts';
import { ENDING, FLOW, NOBODY, PART, PROGRAM } from './flow.ts';
import type { Ruleset } from './ruleset/ruleset.ts';

interface AnnouncedAward {
  readonly id: number;
  readonly seat: number;
  readonly root: number;
}

/**
 * A game under way. All of its state lies in `arena`; the rest is views on it, scratch memory, and the ruleset, which never
 * changes. Always stands at a question: to a seat, to chance, or to nobody when it is over.
 */
export class Game {
  readonly rules: Ruleset;
  readonly arena: Arena;
  readonly players: number;
  readonly tiles: TileTable;
  readonly board: Board;
  readonly figures: Figures;
  readonly scores: Scores;
  readonly batch: Batch;
  readonly piles: Piles;
  readonly turn: Turn;
  readonly agenda: Agenda;
  /** Tiles held, `rules.hand` places a seat; see `turn/hand.ts`. */
  readonly hands: Int16Array;
  readonly columns: readonly Numbers[];

  /** Who is told what happens. Nothing is told, and no time spent on it, while nobody listens. */
  listener: Listener | undefined = undefined;

  /** The awards told since the last answer, kept only while somebody listens: what comes of them names them. */
  readonly announced: AnnouncedAward[] = [];
  /** Scratch memory, meaningless between two calls. */
  readonly worth = new Worth();
  readonly scratch = new AnswerList();
  readonly closing = new AnswerList();
  readonly occupied = new AnswerList();
  /** Concerns of which nothing is left to do, as bits. A cache: of a state from elsewhere none is known. */
  resting = 0;
  /** The question being answered: whom it asked and its numbers. */
  readonly answered = { seat: 0, a: 0, b: 0 };

  /** For `newGame`; others clone. */
  constructor(rules: Ruleset, arena: Arena) {
    this.rules = rules;
    this.arena = arena;
    this.players = rules.setup.players;
    this.tiles = rules.tiles;
    this.turn = new Turn(arena);
    this.agenda = new Agenda(arena);
    this.scores = new Scores(arena, this.players, rules.scorers.length);
    this.batch = new Batch(arena, rules.batched);
    this.board = new Board(arena, rules.tiles, rules.lattice, rules.capacity);
    this.figures = new Figures(arena, this.board.features, rules.figures, this.players, rules.spots);
    this.hands = arena.i16(this.players * rules.hand, 'hands');
    this.columns = layColumns(arena, rules.columns);
    this.piles = new Piles(arena, rules.tiles);
  }

  /** The seat that is asked, CHANCE, or NOBODY when the game is over. */
  get toMove(): number {
    return this.agenda.seat;
  }

  get over(): boolean {
    return this.turn.stage === OVER && this.agenda.seat === NOBODY;
  }

  get question(): Question {
    return this.rules.questions[this.agenda.what];
  }

  /** All legal answers, into a list that is cleared first. */
  listAnswers(out: AnswerList): void {
    out.clear();
    this.question.answers(this, out);
  }

  /** Whether a code answers the open question: one of the answers listed, or one that comes to the same. */
  mayPlay(code: number): boolean {
    const { question } = this;
    if (question.accepts?.(this, code)) return true;
    const answers = new AnswerList();
    question.answers(this, answers);
    return answers.has(code);
  }

  /** Answers the open question and goes on to the next. The code must be legal: this is the inside, where it is trusted. */
  play(code: number): void {
    const { agenda, answered } = this;
    const question = this.rules.questions[agenda.what];
    answered.seat = agenda.seat;
    answered.a = agenda.a;
    answered.b = agenda.b;
    agenda.pop();
    if (this.listener !== undefined) this.announced.length = 0;
    question.play(this, code);
    this.advance();
  }

  /** Goes on until someone must choose. */
  advance(): void {
    const { agenda } = this;
    const { tasks } = this.rules;
    for (let what = agenda.what; what < 0; what = agenda.what) tasks[~what].run(this);
  }

  /** Nothing is left to do about a concern: its steps don't run until somebody wakes it. */
  rest(concern: number): void {
    this.resting |= concern;
  }

  wake(concern: number): void {
    this.resting &= ~concern;
  }

  /** From inside a step: asks a seat or chance; the next step waits for the answer. */
  ask(question: number, seat: number, a = 0, b = 0): void {
    this.agenda.push(question, seat, a, b);
  }

  /** Starts a sequence of steps on top of what is under way. */
  runProgram(program: number, restoreSlot = -1): void {
    this.agenda.push(PROGRAM, this.turn.seat, 0, program, restoreSlot);
  }

  /** From inside a step or the answer to its question: this step runs again before the next one, whether it asks before or after. */
  repeatStep(): void {
    this.agenda.setNumberOf(PROGRAM, this.agenda.numberOf(PROGRAM) - 1);
  }

  /**
   * From inside a step of a part or the answer to its question: goes on with the first step of this slot, before or after. A tile that
   * is not drawn has to be put in `turn.type` first, and placed (`board.place`) with its index in `turn.slot` if `place` is left out.
   */
  skipTo(slot: PartSlot): void {
    this.agenda.setNumberOf(PROGRAM, this.rules.slotAt[slot]);
  }

  /** From inside the place step: back to drawing. */
  drawAgain(): void {
    this.agenda.setNumberOf(PROGRAM, this.rules.drawAt);
  }

  /** From inside a step: no tile can be had, so the part is over. */
  endPart(): void {
    this.turn.type = -1;
    this.agenda.setNumberOf(PROGRAM, this.rules.programs[PART].steps.length);
  }

  /** Whether any tile can still be drawn or is held, or an expansion has one more turn. */
  hasTiles(): boolean {
    if (this.piles.current >= 0) return true;
    for (let i = 0; i < this.hands.length; i++) if (this.hands[i] > 0) return true;
    const { goesOn } = this.rules.hooks;
    for (let i = 0; i < goesOn.length; i++) if (goesOn[i](this)) return true;
    return false;
  }

  tileId(type: number): string {
    return this.tiles.types[type].id;
  }

  column(column: Column): Numbers {
    return this.columns[column];
  }

  /** Which award a seat got for a feature, or for no place on the land (-1), since the last answer. */
  awardFor(seat: number, root: number): { readonly award?: number } {
    for (let i = this.announced.length - 1; i >= 0; i--) {
      const { id, seat: receiver, root: of } = this.announced[i];
      if (receiver === seat && of === root) return { award: id };
    }
    return {};
  }

  emit(event: GameEvent): void {
    this.listener?.(event);
  }

  /** The first state: everything at home, tiles in their piles. Runs up to the first question. */
  begin(): void {
    this.figures.place.fill(HOME);
    this.figures.fromArena();
    for (const [type, { pile, count }] of this.rules.stock.entries()) {
      this.piles.add(type, count);
      this.piles.left[pile] += count;
    }
    this.agenda.push(FLOW, NOBODY);
    this.advance();
  }

  /** Ends the game where it stands, with final scoring: what would it be worth now? Nothing can be played after. */
  endNow(): void {
    const { batch, scores } = this;
    for (let i = 0; i < batch.count; i++) {
      if (batch.scorer(i) < 0) scores.advance(batch.seat(i) * scores.perSeat, batch.points(i));
    }
    batch.clear();
    this.agenda.clear();
    this.agenda.push(FLOW, NOBODY);
    this.turn.stage = FINAL;
    this.runProgram(ENDING);
    this.advance();
  }

  clone(): Game {
    const copy = new Game(this.rules, new Arena(this.arena.buffer.byteLength));
    copy.copyFrom(this);
    return copy;
  }

  /** Takes over the state of another game of the same ruleset, without new memory. */
  copyFrom(other: Game): void {
    this.arena.bytes.set(other.bytes);
    this.#fromArena();
    this.figures.copyCounts(other.figures);
    this.piles.copyCounts(other.piles);
  }

  /** The state as bytes: `into` memory of that length, or new memory. */
  save(into?: Uint8Array): Uint8Array {
    if (into === undefined) return this.bytes.slice();
    into.set(this.bytes);
    return into;
  }

  /** A state of the same ruleset, as `save` gave it; for one that was stored see `snapshot.ts`. */
  restore(saved: Uint8Array): void {
    if (saved.length !== this.arena.bytes.length)
      throw new Error(
        `a state of ${saved.length} bytes is none of this game: it has ${this.arena.bytes.length}`,
      );
    this.arena.bytes.set(saved);
    this.#fromArena();
    this.figures.fromArena();
    this.piles.fromArena();
  }

  equals(other: Game): boolean {
    return this.rules === other.rules && sameBytes(this.bytes, other.bytes);
  }

  hash(): number {
    return hashBytes(this.bytes);
  }

  /** The state, to be read and not kept: the next move changes it. A few numbers that are asked for all the time come to the arena only here. */
  get bytes(): Uint8Array {
    this.turn.toArena();
    this.agenda.toArena();
    this.board.land.toArena();
    return this.arena.bytes;
  }

  #fromArena(): void {
    this.turn.fromArena();
    this.agenda.fromArena();
    this.board.land.fromArena();
    this.resting = 0;
  }
}
