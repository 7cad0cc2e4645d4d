import type { Failure, Game, GameRecord, Move } from '@bastide/rules';
import { Session } from '../session/session.ts';
import type { LogEntry, SessionState, TableSession, TableSetup } from '../session/types.ts';
import { LEARNER, type Lesson, type Scene } from './lesson.ts';
import { answerFor } from './script.ts';
import { scripted, seatsFor, stage } from './staged.ts';

/** Where a scene stands: something is to be done, something else was done, all is done. */
export type Status = 'open' | 'missed' | 'done';

/**
 * A scene on the table: a session whose chance and other player follow the script, and which judges what the learner does. It
 * is never kept: the player's own game stays as it is.
 */
export class SceneRun implements TableSession {
  readonly table: TableSetup;
  readonly scene: Scene;
  state: SessionState;
  status: Status;
  readonly #session: Session;
  /** Where in the log the scene begins. */
  readonly #from: number;
  readonly #listeners = new Set<() => void>();
  /** How many of the learner's decisions have been judged. */
  #judged = 0;

  constructor(lesson: Lesson, scene: Scene, names: readonly [learner: string, other: string]) {
    const staged = stage(lesson, scene);
    this.scene = scene;
    const seats = seatsFor(...names);
    const { setup, moves, chance } = staged;
    const opened = Session.open({ setup, seats }, scripted(staged), { moves, chance });
    // Nobody asks how well somebody plays who only follows the script.
    this.table = { setup, seats: [seats[0], { ...seats[1], player: 'elsewhere' }] };
    if ('error' in opened) throw new Error(`${lesson.id} ${scene.id}: ${opened.error} at ${opened.at}`);
    this.#session = opened;
    this.#from = opened.state.log.length;
    this.status = scene.goals.length === 0 ? 'done' : 'open';
    this.state = opened.state;
    this.#hear();
    opened.subscribe(this.#hear);
  }

  start(): void {
    this.#session.start();
  }

  /** Lets nobody play on; the scene may be started again. */
  stop(): void {
    this.#session.close();
    this.#session.subscribe(this.#hear);
  }

  get game(): Game {
    return this.#session.game;
  }

  /** Milliseconds a move of the other player is looked at. */
  get pace(): number {
    return this.#session.pace;
  }

  set pace(milliseconds: number) {
    this.#session.pace = milliseconds;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): SessionState => this.state;

  play(move: Move): Failure | undefined {
    return this.status === 'open' ? this.#session.play(move) : { error: 'wrong-player', at: '' };
  }

  /** Takes back the last decision in the scene, never what made the position. */
  undo(): void {
    if (this.#own().length > 0) this.#session.undo();
  }

  skip(): void {
    this.#session.skip();
  }

  playRandom(): void {
    if (this.status === 'open') this.#session.playRandom();
  }

  record(id: string): GameRecord<Move> {
    return this.#session.record(id);
  }

  /** Plays the right answer, in place of a wrong one. While the other player moves, it only goes faster. */
  showMe(): void {
    if (this.status === 'missed') this.undo();
    const answer = this.scene.answers[this.#own().length];
    if (this.game.toMove !== LEARNER) this.skip();
    else if (answer !== undefined && this.status === 'open') this.play(answerFor(this.game, answer));
  }

  #hear = (): void => {
    const own = this.#own();
    if (own.length !== this.#judged) this.#judge(own);
    const { state } = this.#session;
    const { view } = state;
    const question = this.status === 'open' ? view.question : { ...view.question, answers: [] };
    this.state = {
      ...state,
      view: { ...view, question },
      canUndo: own.length > 0 && this.status !== 'done',
    };
    for (const listener of this.#listeners) listener();
  };

  #judge(own: readonly LogEntry[]): void {
    const { goals } = this.scene;
    const wasTakenBack = own.length < this.#judged;
    this.#judged = own.length;
    this.status = 'open';
    const last = own.at(-1);
    if (last === undefined || wasTakenBack) return;
    const events = this.#session.state.log.slice(last.index).flatMap((entry) => entry.events);
    const move = this.#session.history.moves[last.index];
    const isRight = goals[own.length - 1]({ game: this.game, move, events });
    if (!isRight) this.status = 'missed';
    else if (own.length === goals.length) this.status = 'done';
  }

  /** What the learner decided in this scene. */
  #own(): readonly LogEntry[] {
    return this.#session.state.log.slice(this.#from).filter(({ by }) => by === LEARNER);
  }
}
