import {
  CHANCE,
  type Failure,
  type Game,
  type GameEvent,
  type Move,
  newGame,
  playMove,
} from '@bastide/rules';
import type { LogEntry, TableSetup } from '../session/types.ts';

/** A turn of a game that is looked back on. */
export interface PastTurn {
  readonly seat: number;
  /** When its player is first asked. */
  readonly moment: number;
}

/** Points somebody got, and when they are to be seen on the table. */
export interface PastScore {
  readonly moment: number;
  readonly points: readonly { readonly seat: number; readonly points: number }[];
}

/** Moves between two saved positions: so few that any moment is reached at once, so many that a long game fits in memory. */
const APART = 16;

/**
 * A whole game that can be entered anywhere. A moment is the number of moves played so far, chance's among them. People are
 * shown the stops: moments at which a seat is asked, or where the record ends.
 */
export class Timeline {
  readonly moves: readonly Move[];
  readonly log: readonly LogEntry[];
  /** Moments to be shown, the first and the last included. */
  readonly stops: readonly number[];
  readonly turns: readonly PastTurn[];
  readonly scores: readonly PastScore[];
  readonly isOver: boolean;
  readonly #codes: readonly number[];
  readonly #saved: readonly Uint8Array[];
  /** The only game there is: it is brought to the moment asked for. */
  readonly #game: Game;
  #moment: number;

  private constructor(game: Game, played: Played) {
    this.#game = game;
    this.#moment = played.moves.length;
    this.#codes = played.codes;
    this.#saved = played.saved;
    this.moves = played.moves;
    this.log = played.log;
    this.stops = played.stops;
    this.isOver = game.over;
    this.turns = turnsIn(played);
    this.scores = scoresIn(played);
  }

  /** Plays all moves once. What can't be played refuses the whole game. */
  static open(setup: TableSetup['setup'], moves: readonly Move[]): Timeline | Failure {
    const made = newGame(setup);
    if ('error' in made) return made;
    const played = playAll(made.ok, moves);
    return 'error' in played ? played : new Timeline(made.ok, played);
  }

  /** The same game for somebody else: neither disturbs the other. */
  another(): Timeline {
    const { moves, log, stops } = this;
    const played = { moves, log, stops, codes: this.#codes, saved: this.#saved };
    return new Timeline(this.gameAt(this.last).clone(), played);
  }

  get first(): number {
    return this.stops[0];
  }

  get last(): number {
    return this.moves.length;
  }

  /** The game at a moment. It is the same object every time: who wants to keep it clones it. */
  gameAt(moment: number): Game {
    const game = this.#game;
    const near = Math.floor(moment / APART);
    if (moment < this.#moment || near > Math.floor(this.#moment / APART)) {
      game.restore(this.#saved[near]);
      this.#moment = near * APART;
    }
    while (this.#moment < moment) game.play(this.#codes[this.#moment++]);
    return game;
  }

  /** What happened after one moment up to another. */
  eventsBetween(from: number, to: number): GameEvent[] {
    return this.log.slice(from, to).flatMap(({ events }) => events);
  }

  /** The place among the stops of the last one that is not after a moment. */
  stopAt(moment: number): number {
    const after = this.stops.findIndex((stop) => stop > moment);
    return after < 0 ? this.stops.length - 1 : Math.max(0, after - 1);
  }

  /** How many turns have begun. */
  turnAt(moment: number): number {
    const after = this.turns.findIndex((turn) => turn.moment > moment);
    return after < 0 ? this.turns.length : after;
  }
}

interface Played {
  readonly moves: readonly Move[];
  readonly codes: readonly number[];
  readonly log: readonly LogEntry[];
  readonly saved: readonly Uint8Array[];
  readonly stops: readonly number[];
}

type Playing = { [Part in keyof Played]: Played[Part][number][] };

function playAll(game: Game, moves: readonly Move[]): Played | Failure {
  const played: Playing = { moves: [], codes: [], log: [], saved: [], stops: [] };
  const look = () => {
    if (played.moves.length % APART === 0) played.saved.push(game.save());
    if (game.over || game.toMove !== CHANCE) played.stops.push(played.moves.length);
  };
  look();
  for (const [index, move] of moves.entries()) {
    // It follows from the move before and decides nothing.
    if (move.do === 'discard') continue;
    const events: GameEvent[] = [];
    const by = game.toMove;
    game.listener = (event) => events.push(event);
    const answer = playMove(game, move);
    if ('error' in answer) return { error: answer.error, at: `moves.${index}` };
    played.log.push({ index: played.log.length, by, events });
    played.moves.push(move);
    played.codes.push(answer.ok);
    look();
  }
  game.listener = undefined;
  // A record may break off where chance would decide.
  if (played.stops.at(-1) !== played.moves.length) played.stops.push(played.moves.length);
  return played;
}

function turnsIn({ log, stops }: Played): PastTurn[] {
  const turns: PastTurn[] = [];
  for (const { index, events } of log) {
    for (const event of events) {
      if (event.event !== 'turn' || event.part !== 1) continue;
      const moment = stops.find((stop) => stop > index);
      if (moment !== undefined) turns.push({ seat: event.seat, moment });
    }
  }
  return turns;
}

function scoresIn({ log, stops }: Played): PastScore[] {
  return stops.flatMap((moment, place) => {
    const sums = new Map<number, number>();
    for (const { events } of log.slice(place === 0 ? 0 : stops[place - 1], moment)) {
      for (const event of events) {
        if (event.event !== 'awarded' || event.points === 0) continue;
        sums.set(event.seat, (sums.get(event.seat) ?? 0) + event.points);
      }
    }
    const points = [...sums].map(([seat, sum]) => ({ seat, points: sum }));
    return points.length === 0 ? [] : [{ moment, points }];
  });
}
