import { type Game, type GameRecord, History, type Move, newGame, observe } from '@bastide/rules';
import { snapshot, TableStore } from '../session/table-store.ts';
import type { Recordable, SessionState, TableSetup } from '../session/types.ts';
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
export class ReplaySession extends TableStore<ReplayState> implements Recordable {
  readonly table: TableSetup;
  readonly timeline: Timeline;

  constructor(table: TableSetup, timeline: Timeline, moment = timeline.first, eyes?: number) {
    super({
      ...snapshot(seen(timeline, moment, eyes), undefined, nobody),
      events: NOTHING,
      log: timeline.log.slice(0, moment),
      canUndo: false,
      thinking: undefined,
      moment,
      isLeap: true,
      eyes,
    });
    this.table = table;
    this.timeline = timeline;
  }

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
    this.set({
      ...before,
      ...snapshot(seen(timeline, moment, eyes), before, nobody),
      events: isLeap ? NOTHING : timeline.eventsBetween(before.moment, moment),
      log: moment === before.moment ? before.log : timeline.log.slice(0, moment),
      moment,
      isLeap,
      eyes,
    });
  }
}

/** Only hands of tiles are secret (E3): without them every seat sees the same. */
function seen(timeline: Timeline, moment: number, eyes: number | undefined): Game {
  const game = timeline.gameAt(moment);
  return eyes === undefined || game.rules.hand === 0 ? game : observe(game, eyes);
}

const NOTHING: ReplayState['events'] = [];

/** Nobody chooses on this screen. */
const nobody = (): boolean => false;
