import { CHANCE, type Failure, type Game, type GameEvent, History, type Move, viewOf } from '@bastide/rules';
import { gameOf } from '@bastide/rules/internal';
import { Store, useStore } from '../app/store.ts';
import { specsOf } from './specs.ts';
import type { LogEntry, SeatInfo, SessionState, SpecOf, TableSession, TableSetup } from './types.ts';

/** The one truth of a table: what is shown of its game. Whoever leads the game puts a new state in place of the one before. */
export abstract class TableStore<State extends SessionState = SessionState>
  extends Store<State>
  implements TableSession
{
  abstract readonly table: TableSetup;
  readonly specOf: SpecOf;

  constructor(state: State) {
    super(state);
    this.specOf = specsOf(gameOf(state.view));
  }

  get state(): State {
    return this.get();
  }
}

export function useSessionState<State extends SessionState>(session: TableSession<State>): State {
  return useStore(session);
}

/** What is the same at every table; the rest each adds itself. */
export type Snapshot = Pick<SessionState, 'view' | 'version'>;

/** A game as it stands, seen after the state before. `choosesHere` tells the seats whose answers are given on this screen. */
export function snapshot(
  game: Game,
  before: SessionState | undefined,
  choosesHere?: (seat: number) => boolean,
): Snapshot {
  return {
    view: viewOf(game, undefined, before?.view, choosesHere),
    version: before === undefined ? 0 : before.version + 1,
  };
}

/** A game that is played here, and what each move of it brought about. */
export class LoggedGame {
  readonly history: History;
  log: readonly LogEntry[] = [];

  constructor(game: Game) {
    this.history = new History(game);
  }

  get game(): Game {
    return this.history.game;
  }

  get events(): readonly GameEvent[] {
    return this.log.at(-1)?.events ?? [];
  }

  play(move: Move): { readonly ok: readonly GameEvent[] } | Failure {
    const by = this.game.toMove;
    const played = this.history.play(move);
    if ('error' in played) return played;
    this.log = [...this.log, { index: this.log.length, by, events: played.ok }];
    return played;
  }

  /** Takes back moves until so many are left. */
  takeBackTo(length: number): void {
    while (this.log.length > length) {
      this.history.undo();
      this.log = this.log.slice(0, -1);
    }
  }
}

/**
 * Where in the log the last decision of a person is that may be taken back. Chance reveals something, so people who share a
 * screen don't go back past it; who plays with bots alone does, and meets the same tiles again.
 */
export function lastOwnDecision(log: readonly LogEntry[], seats: readonly SeatInfo[]): number | undefined {
  const isAlone = seats.filter(({ player }) => player === 'person').length === 1;
  for (let index = log.length - 1; index >= 0; index--) {
    const { by } = log[index];
    if (by === CHANCE && !isAlone) return undefined;
    if (by !== CHANCE && seats[by].player === 'person') return index;
  }
  return undefined;
}
