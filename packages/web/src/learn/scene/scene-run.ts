import type { Failure, Move } from '@bastide/rules';
import { Session } from '../../session/session.ts';
import { TableStore } from '../../session/table-store.ts';
import type {
  LogEntry,
  Playable,
  SessionState,
  Skippable,
  TableSetup,
  Undoable,
} from '../../session/types.ts';
import { LEARNER, type Lesson, type Scene } from '../lessons/lesson.ts';
import { moveAmong } from './script.ts';
import { scripted, seatsFor, stage } from './staged.ts';

/** Where a scene stands: something is to be done, something else was done, all is done. */
export type Status = 'open' | 'missed' | 'done';

export interface SceneState extends SessionState {
  readonly status: Status;
}

/**
 * A scene on the table: a session whose chance and other player follow the script, and which judges what the learner does. It
 * is never kept: the player's own game stays as it is.
 */
export class SceneRun extends TableStore<SceneState> implements Playable, Undoable, Skippable {
  readonly table: TableSetup;
  readonly scene: Scene;
  readonly #session: Session;
  /** Where in the log the scene begins. */
  readonly #from: number;
  /** How many of the learner's decisions have been judged. */
  #judged = 0;

  constructor(lesson: Lesson, scene: Scene, names: readonly [learner: string, other: string]) {
    const staged = stage(lesson, scene);
    const seats = seatsFor(...names);
    const { setup, moves, chance } = staged;
    const opened = Session.open({ setup, seats }, scripted(staged), { moves, chance });
    if ('error' in opened) throw new Error(`${lesson.id} ${scene.id}: ${opened.error} at ${opened.at}`);
    super({ ...opened.state, status: scene.goals.length === 0 ? 'done' : 'open' });
    this.scene = scene;
    // Nobody asks how well somebody plays who only follows the script.
    this.table = { setup, seats: [seats[0], { ...seats[1], player: 'elsewhere' }] };
    this.#session = opened;
    this.#from = opened.state.log.length;
    this.#follow();
    opened.subscribe(this.#follow);
  }

  start(): void {
    this.#session.start();
  }

  /** Lets nobody play on; the scene may be started again. */
  stop(): void {
    this.#session.close();
    this.#session.subscribe(this.#follow);
  }

  /** Milliseconds a move of the other player is looked at. */
  get pace(): number {
    return this.#session.pace;
  }

  set pace(milliseconds: number) {
    this.#session.pace = milliseconds;
  }

  play(move: Move): Failure | undefined {
    return this.state.status === 'open' ? this.#session.play(move) : { error: 'wrong-player', at: '' };
  }

  /** Takes back the last decision in the scene, never what made the position. */
  undo(): void {
    if (this.#own().length > 0) this.#session.undo();
  }

  skip(): void {
    this.#session.skip();
  }

  /** Plays the right answer, in place of a wrong one. While the other player moves, it only goes faster. */
  showMe(): void {
    if (this.state.status === 'missed') this.undo();
    const answer = this.scene.answers[this.#own().length];
    const { seat, answers } = this.state.view.question;
    if (seat !== LEARNER) this.skip();
    else if (answer !== undefined && this.state.status === 'open') this.play(moveAmong(answers, answer));
  }

  /** Shows what the session shows, and what is thought of it. */
  #follow = (): void => {
    const own = this.#own();
    const status = own.length === this.#judged ? this.state.status : this.#judge(own);
    const { state } = this.#session;
    const { view } = state;
    const question = status === 'open' ? view.question : { ...view.question, answers: [] };
    const canUndo = own.length > 0 && status !== 'done';
    this.set({ ...state, view: { ...view, question }, canUndo, status });
  };

  #judge(own: readonly LogEntry[]): Status {
    const { goals } = this.scene;
    const wasTakenBack = own.length < this.#judged;
    this.#judged = own.length;
    const last = own.at(-1);
    if (last === undefined || wasTakenBack) return 'open';
    const { view, log } = this.#session.state;
    const events = log.slice(last.index).flatMap((entry) => entry.events);
    const move = this.#session.moves[last.index];
    if (!goals[own.length - 1]({ view, move, events })) return 'missed';
    return own.length === goals.length ? 'done' : 'open';
  }

  /** What the learner decided in this scene. */
  #own(): readonly LogEntry[] {
    return this.#session.state.log.slice(this.#from).filter(({ by }) => by === LEARNER);
  }
}
