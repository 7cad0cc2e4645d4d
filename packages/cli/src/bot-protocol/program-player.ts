import type { Budget } from '@bastide/bots';
import { visibleTo } from '@bastide/protocol/client';
import { type Game, type Move, viewOf } from '@bastide/rules';
import { Fault, type Player, type Seating } from '../match/player.ts';
import { askMessage, readMessage, setupMessage } from './messages.ts';
import { type ProcessWatch, Program, type Silence } from './program.ts';

/** What a program has for a turn if the command line does not say. */
const USUAL_BUDGET: Budget = { milliseconds: 2000 };
/** How long it may take to start, which is not counted. */
export const START = 20_000;
/** A program that counts iterations still has to come to an end. */
const ITERATIONS_LIMIT = 60_000;
/** Messages take time, and nobody stops to the millisecond. */
const GRACE_SHARE = 1.25;
const GRACE = 200;
/** So often it may be late in a game; then it is taken to hang. */
const MOST_LATE = 3;
/** Between being asked to end and being ended. */
const FAREWELL = 1000;
/** How much of a line that is not understood is shown. */
const SHOWN = 80;

export interface ProgramTerms {
  /** Left out: the usual one. */
  readonly budget?: Budget | undefined;
  readonly processes?: ProcessWatch | undefined;
  /** Milliseconds to start in; given by tests only. */
  readonly start?: number;
}

/** Milliseconds a program may take for a whole turn; then it is late. */
export function turnLimit(budget: Budget = USUAL_BUDGET): number {
  return 'milliseconds' in budget ? GRACE_SHARE * budget.milliseconds + GRACE : ITERATIONS_LIMIT;
}

/** A player that is any program, spoken to in the protocol of docs/bot-protocol.md. */
export class ProgramPlayer implements Player {
  readonly #words: readonly string[];
  readonly #budget: Budget;
  readonly #limit: number;
  readonly #start: number;
  readonly #processes: ProcessWatch | undefined;
  #program: Program | undefined;
  #seat = 0;
  #moves: Move[] = [];
  #asked = 0;
  #turn = -1;
  /** Milliseconds of the turn that are used up. */
  #used = 0;
  #late = 0;
  /** The turn in which it was late last. */
  #lateIn = -1;
  /** Why it does not play in this game, until that has been told; then the referee plays for it to the end. */
  #trouble: Fault | undefined;
  #isOut = false;

  constructor(
    words: readonly string[],
    { budget = USUAL_BUDGET, processes, start = START }: ProgramTerms = {},
  ) {
    this.#words = words;
    this.#budget = budget;
    this.#limit = turnLimit(budget);
    this.#start = start;
    this.#processes = processes;
  }

  async begin({ game, seat, seed }: Seating): Promise<void> {
    this.#seat = seat;
    this.#moves = [];
    this.#turn = -1;
    this.#late = 0;
    this.#lateIn = -1;
    this.#isOut = false;
    this.#trouble = undefined;
    if (this.#program === undefined || this.#program.end !== undefined)
      this.#program = new Program(this.#words, this.#processes);
    this.#program.send(setupMessage(game, seat, seed, this.#budget));
    this.#trouble = await notReady(this.#program, this.#start);
  }

  onMove(move: Move): void {
    this.#moves.push(visibleTo(this.#seat, move));
  }

  async answer(view: Game, turn: number): Promise<number | undefined> {
    if (this.#program === undefined || this.#isOut) return undefined;
    if (this.#trouble !== undefined) throw this.#leave(this.#trouble);
    if (turn !== this.#turn) this.#used = 0;
    this.#turn = turn;
    if (this.#lateIn === turn) return undefined;
    // Its last answer came at the last moment.
    if (this.#used >= this.#limit) throw this.#silent(this.#program, 'late');
    const before = performance.now();
    try {
      return await this.#ask(this.#program, view);
    } finally {
      this.#used += performance.now() - before;
    }
  }

  corrected({ kind, message }: Fault): void {
    this.#program?.send({ type: 'error', id: this.#asked, error: kind, text: message });
  }

  end(scores: readonly number[]): void {
    const most = Math.max(...scores);
    const winners = [...scores.keys()].filter((seat) => scores[seat] === most);
    this.#program?.send({ type: 'end', scores, winners });
  }

  async close(): Promise<void> {
    const program = this.#program;
    this.#program = undefined;
    if (program === undefined) return;
    program.close();
    const isDone = await program.hasEnded(FAREWELL);
    program.kill();
    if (!isDone) await program.hasEnded(FAREWELL);
  }

  async #ask(program: Program, game: Game): Promise<number> {
    const id = ++this.#asked;
    const view = viewOf(game, this.#seat);
    const { answers } = view.question;
    const deadline = performance.now() + this.#limit - this.#used;
    const left =
      'milliseconds' in this.#budget ? Math.max(0, this.#budget.milliseconds - this.#used) : undefined;
    program.send(askMessage({ id, view, moves: this.#moves, left }));
    const asked = performance.now();
    this.#moves = [];
    for (;;) {
      const received = await program.receive(deadline - performance.now());
      if ('silence' in received) throw this.#silent(program, received.silence);
      const read = readMessage(received.line);
      if ('error' in read) throw new Fault('nonsense', `${read.error}: ${received.line.slice(0, SHOWN)}`);
      const message = read.ok;
      if (message.type === 'ready') throw new Fault('nonsense', 'ready, though it was asked');
      // The answer to a question whose time had run out, or a second one.
      if (message.id < id) continue;
      if (received.at < asked) throw new Fault('nonsense', `an answer to ${message.id} before it was asked`);
      if (message.id > id) throw new Fault('nonsense', `id ${message.id}, though it was asked ${id}`);
      if (message.option >= 0 && message.option < answers.length) return answers[message.option].code;
      throw new Fault('illegal', `option ${message.option} of ${answers.length}`);
    }
  }

  #silent(program: Program, silence: Silence): Fault {
    if (silence === 'died') return this.#leave(new Fault('died', program.end ?? 'it ended'));
    this.#lateIn = this.#turn;
    const fault = new Fault('late', `no answer within ${Math.round(this.#limit)} ms for the turn`);
    return ++this.#late < MOST_LATE ? fault : this.#leave(fault);
  }

  /** For the rest of this game; the next begins with a fresh one. */
  #leave(fault: Fault): Fault {
    this.#isOut = true;
    this.#program?.kill();
    this.#program = undefined;
    return fault;
  }
}

/**
 * Waits until a program has said that it is ready; tells what went wrong if it has not. What else it says until then is passed
 * over: a greeting, or answers to the game before, if it was late there.
 */
async function notReady(program: Program, milliseconds: number): Promise<Fault | undefined> {
  const deadline = performance.now() + milliseconds;
  let said = '';
  for (;;) {
    const received = await program.receive(deadline - performance.now());
    if ('silence' in received) {
      const why =
        received.silence === 'died' ? program.end : `not ready within ${milliseconds / 1000} s${said}`;
      return new Fault('died', why ?? 'it ended');
    }
    const read = readMessage(received.line);
    if ('ok' in read && read.ok.type === 'ready') return undefined;
    said = `, but it said: ${received.line.slice(0, SHOWN)}`;
  }
}
