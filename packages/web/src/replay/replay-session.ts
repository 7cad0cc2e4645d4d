import {
  type Failure,
  type Game,
  type GameRecord,
  History,
  type Move,
  newGame,
  observe,
  viewOf,
} from '@bastide/rules';
import type { LogEntry, SessionState, TableSession, TableSetup } from '../session/types.ts';
import type { Timeline } from './timeline.ts';

/** A game as it was at a moment. */
export interface ReplayState extends SessionState {
  /** How many moves have been played. */
  readonly moment: number;
  /** Whether the game leapt here: then nothing is seen happening. */
  readonly isLeap: boolean;
  /** Through whose eyes the table is seen; undefined if everything is open. */
  readonly eyes: number | undefined;
}

/** A game that was played, at any of its moments. Nobody can move: one looks. */
export class ReplaySession implements TableSession {
  readonly table: TableSetup;
  readonly timeline: Timeline;
  game: Game;
  state: ReplayState;
  readonly #listeners = new Set<() => void>();

  constructor(table: TableSetup, timeline: Timeline, moment = timeline.first, eyes?: number) {
    this.table = table;
    this.timeline = timeline;
    this.game = this.#seen(moment, eyes);
    this.state = {
      view: viewOf(this.game, undefined, undefined, nobody),
      events: [],
      log: timeline.log.slice(0, moment),
      canUndo: false,
      thinking: undefined,
      version: 0,
      moment,
      isLeap: true,
      eyes,
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): ReplayState => this.state;

  /** Leaps to a moment. */
  go(moment: number): void {
    const to = Math.min(this.timeline.last, Math.max(0, Math.round(moment)));
    if (to !== this.state.moment) this.#show(to, { isLeap: true });
  }

  /** Lets the next thing happen; tells whether there was one. */
  advance(): boolean {
    const { stops } = this.timeline;
    const next = stops.find((stop) => stop > this.state.moment);
    if (next === undefined) return false;
    this.#show(next, { isLeap: false });
    return true;
  }

  /** Sees the table as one seat saw it, or with everything open. */
  look(eyes: number | undefined): void {
    if (eyes !== this.state.eyes) this.#show(this.state.moment, { isLeap: true, eyes });
  }

  play(): Failure {
    return { error: 'game-over', at: '' };
  }

  undo(): void {}

  playRandom(): void {}

  /** The whole game, whatever moment is shown. */
  record(id: string): GameRecord<Move> {
    const made = newGame(this.table.setup);
    if ('error' in made) throw new Error(`the set-up of a game that was played is refused: ${made.error}`);
    const history = new History(made.ok);
    for (const move of this.timeline.moves) history.play(move);
    return history.record(id);
  }

  #show(moment: number, how: { readonly isLeap: boolean; readonly eyes?: number | undefined }): void {
    const { state: before, timeline } = this;
    const { isLeap } = how;
    const eyes = 'eyes' in how ? how.eyes : before.eyes;
    this.game = this.#seen(moment, eyes);
    this.state = {
      ...before,
      view: viewOf(this.game, undefined, before.view, nobody),
      events: isLeap ? NOTHING : timeline.eventsBetween(before.moment, moment),
      log: moment === before.moment ? before.log : this.#logUpTo(moment),
      version: before.version + 1,
      moment,
      isLeap,
      eyes,
    };
    for (const listener of [...this.#listeners]) listener();
  }

  #logUpTo(moment: number): readonly LogEntry[] {
    return this.timeline.log.slice(0, moment);
  }

  /** Only hands of tiles are secret (E3): without them every seat sees the same. */
  #seen(moment: number, eyes: number | undefined): Game {
    const game = this.timeline.gameAt(moment);
    return eyes === undefined || game.rules.hand === 0 ? game : observe(game, eyes);
  }
}

const NOTHING: ReplayState['events'] = [];

/** Nobody chooses on this screen. */
const nobody = (): boolean => false;
