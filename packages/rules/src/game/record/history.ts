import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { CHANCE, type Move, type UncheckedMove } from '../move.ts';
import { fail, type Result } from '../result.ts';
import type { LaidTile } from '../setup.ts';
import { Log } from './log.ts';
import { FORMAT, type GameRecord, playMove, tokensHeld, unseenTiles } from './record.ts';
import { scoresOf } from './replay.ts';

interface Entry {
  readonly move: Move;
  readonly by: number;
  readonly events: readonly GameEvent[];
}

/** So many moves lie between two states that are kept: each has the size of a game. */
const STRIDE = 16;

/** A game together with how it came about: plays moves, takes them back, writes the record. */
export class History {
  readonly game: Game;
  readonly #start: readonly LaidTile[];
  readonly #entries: Entry[] = [];
  /** The game before every sixteenth move; what was between is found by playing on from there. */
  readonly #states: Uint8Array[] = [];

  /** The game must be new: at its first question. */
  constructor(game: Game) {
    this.game = game;
    this.#start = laidTiles(game);
  }

  /** All moves so far, chance included. */
  get moves(): Move[] {
    return this.#entries.map((entry) => entry.move);
  }

  /** Who made the last move: a seat or CHANCE; undefined before the first. */
  get lastBy(): number | undefined {
    return this.#entries[this.#entries.length - 1]?.by;
  }

  /** Plays a move if it is legal and tells what happened; a refusal changes nothing. */
  play(unchecked: UncheckedMove): Result<readonly GameEvent[]> {
    const { game } = this;
    const by = game.toMove;
    const events: GameEvent[] = [];
    const { listener } = game;
    game.listener = (event) => {
      events.push(event);
      listener?.(event);
    };
    this.#keepState();
    const played = playMove(game, unchecked);
    game.listener = listener;
    if ('error' in played) return played;
    // It was legal, so it is what its question writes.
    const move = unchecked as Move;
    this.#entries.push({ move, by, events });
    return { ok: events };
  }

  /** Takes back the last move, whoever made it. */
  undo(): Result<Move> {
    const last = this.#entries.pop();
    if (last === undefined) return fail('nothing-to-undo', '');
    this.#goTo(this.#entries.length);
    return { ok: last.move };
  }

  #keepState(): void {
    const { length } = this.#entries;
    if (length % STRIDE === 0) this.#states[length / STRIDE] ??= this.game.save();
  }

  /** Brings the game to where it was after so many moves. */
  #goTo(length: number): void {
    const { game } = this;
    const kept = Math.floor(length / STRIDE);
    game.restore(this.#states[kept]);
    this.#states.length = kept + 1;
    const { listener } = game;
    game.listener = undefined;
    for (const { move } of this.#entries.slice(kept * STRIDE)) playMove(game, move);
    game.listener = listener;
  }

  /** Takes back moves of seats up to the last thing chance revealed, never that itself. */
  undoToChance(): Result<Move[]> {
    const undone: Move[] = [];
    while (this.#entries.length > 0 && this.#entries[this.#entries.length - 1].by !== CHANCE) {
      const last = this.undo();
      if ('ok' in last) undone.unshift(last.ok);
    }
    return undone.length === 0 ? fail('nothing-to-undo', '') : { ok: undone };
  }

  /** What happened since the start, or since an entry. */
  events(from = 0): GameEvent[] {
    return this.#entries.slice(from).flatMap((entry) => entry.events);
  }

  /** The record up to now; of a finished game with all that records tell. */
  record(id: string): GameRecord<Move> {
    const { setup } = this.game.rules;
    const log = new Log(setup.players);
    const moves: Move[] = [];
    for (const { move, events } of this.#entries) {
      moves.push(move);
      for (const event of events) {
        log.note(event);
        if (event.event === 'discarded') moves.push({ by: 'chance', do: 'discard', tile: event.tile });
      }
    }
    const options = { ...setup.options, ...(setup.omit.length > 0 ? { omit: setup.omit } : {}) };
    const record: GameRecord<Move> = {
      format: FORMAT,
      id,
      sets: setup.sets,
      options,
      players: setup.players,
      version: setup.version,
      ...(Object.keys(setup.versions).length > 0 && { versions: setup.versions }),
      start: this.#start,
      moves,
      scores: log.scores,
      awards: log.awards,
      tokens: tokensHeld(this.game),
    };
    if (!this.game.over) return record;
    return { ...record, final: scoresOf(this.game), unseen: unseenTiles(this.game) };
  }
}

/** The tiles on the table, in the order they came, as a set-up and a record write where a game starts. */
export function laidTiles(game: Game): LaidTile[] {
  const { land } = game.board;
  return Array.from({ length: land.placed }, (_, slot) => ({
    tile: game.tileId(game.board.typeOf(slot)),
    x: land.x[slot],
    y: land.y[slot],
    rot: (land.oriented[slot] & 3) * 90,
  }));
}
