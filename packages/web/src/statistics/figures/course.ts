import { type Failure, type Game, type GameEvent, type Move, newGame, playMove } from '@bastide/rules';
import { followersOut } from '@bastide/rules/internal';
import type { LogEntry, TableSetup } from '../../session/types.ts';
import { FeatureList, type ScoredFeature } from './features.ts';
import { type Stay, Stays } from './stays.ts';

/** What statistics are made from: a table and the moves played there. */
export interface PlayedGame {
  readonly table: TableSetup;
  readonly moves: readonly Move[];
}

/** How things stood: before the first tile, after each tile, and after final scoring. */
export interface Row {
  readonly points: readonly number[];
  /** Followers away from home. */
  readonly followers: readonly number[];
}

/** A game played through once, with all that is counted on the way. */
export interface Course {
  readonly table: TableSetup;
  readonly players: number;
  /** The game as it ended, to draw pieces of its land. */
  readonly game: Game;
  readonly log: readonly LogEntry[];
  readonly rows: readonly Row[];
  readonly features: readonly ScoredFeature[];
  readonly stays: readonly Stay[];
}

/** Plays a game through. Moves that are not legal refuse it with a code and a place. */
export function courseOf({ table, moves }: PlayedGame): Course | Failure {
  const made = newGame(table.setup);
  if ('error' in made) return made;
  const game = made.ok;
  const { players } = game;
  const rows = new Rows(game);
  const features = new FeatureList(game);
  const stays = new Stays(game);
  const log: LogEntry[] = [];
  for (const [index, move] of moves.entries()) {
    if (move.do === 'discard') continue;
    const by = game.toMove;
    const events: GameEvent[] = [];
    game.listener = (event) => {
      rows.add(event);
      events.push(event);
    };
    const played = playMove(game, move);
    game.listener = undefined;
    if ('error' in played) return { error: played.error, at: `moves.${index}` };
    log.push({ index: log.length, by, events });
    // What is looked up in the game waits until the move is done: asking in the middle of scoring would disturb it.
    features.add(events);
    stays.add(events);
  }
  return {
    table,
    players,
    game,
    log,
    rows: rows.end(),
    features: features.all,
    stays: stays.end(),
  };
}

class Rows {
  readonly #game: Game;
  readonly #points: number[];
  readonly #rows: Row[] = [];

  constructor(game: Game) {
    this.#game = game;
    this.#points = new Array<number>(game.players).fill(0);
  }

  add(event: GameEvent): void {
    if (event.event === 'placed' || event.event === 'final') this.#rows.push(this.#now());
    if (event.event === 'awarded') this.#points[event.seat] += event.points;
  }

  /** The final count takes nobody off the land for the chart: what stood there at the end is what was in use. */
  end(): Row[] {
    const before = this.#rows.at(-1);
    const isOver = this.#game.over && before !== undefined;
    return [...this.#rows, isOver ? { ...before, points: [...this.#points] } : this.#now()];
  }

  #now(): Row {
    return { points: [...this.#points], followers: outBySeat(this.#game) };
  }
}

function outBySeat(game: Game): number[] {
  const out = new Array<number>(game.players).fill(0);
  for (const { seat } of followersOut(game)) out[seat]++;
  return out;
}
