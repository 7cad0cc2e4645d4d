import { type GameEvent, type History, type Move, scoresOf } from '@bastide/rules';
import type { Contestant } from '../match/contestant.ts';
import { createPlayer } from '../match/create-player.ts';
import type { Player } from '../match/player.ts';
import { type FaultNote, Referee } from '../match/referee.ts';
import { seedOf } from '../match/seed.ts';

/** The seats of a game that nobody at the keyboard plays. */
export class Opponents {
  readonly #history: History;
  readonly #seed: number;
  /** By seat; undefined where a person plays. */
  readonly #players: readonly (Player | undefined)[];
  readonly #referee = new Referee();
  /** Whether they know what was played so far. */
  #isBriefed = false;

  constructor(history: History, seats: readonly (Contestant | undefined)[], seed: number) {
    this.#history = history;
    this.#seed = seed;
    this.#players = seats.map((one) => (one === undefined ? undefined : createPlayer(one)));
  }

  has(seat: number): boolean {
    return this.#players[seat] !== undefined;
  }

  /** A legal answer of the seat that is asked, and what it did wrong, if it did. */
  async answer(): Promise<{ code: number; faults: readonly FaultNote[] }> {
    const { game } = this.#history;
    const player = this.#players[game.toMove];
    if (player === undefined) throw new Error(`seat ${game.toMove} is a person's`);
    if (!this.#isBriefed) await this.#brief();
    const before = this.#referee.faults.length;
    const turns = this.#history.events().filter((one) => one.event === 'turn' && one.part === 1).length;
    const code = await this.#referee.ask(game, player, turns);
    return { code, faults: this.#referee.faults.slice(before) };
  }

  /** A move was played, which may have put tiles in the box. */
  onMove(move: Move, events: readonly GameEvent[]): void {
    if (!this.#isBriefed) return;
    const discards = events.flatMap((one): Move[] =>
      one.event === 'discarded' ? [{ by: 'chance', do: 'discard', tile: one.tile }] : [],
    );
    for (const player of this.#players) for (const each of [move, ...discards]) player?.onMove?.(each);
  }

  /** Something was taken back: what they remember is wrong, so they begin anew when they are asked next. */
  forget(): void {
    this.#isBriefed = false;
  }

  end(): void {
    if (this.#isBriefed) for (const player of this.#players) player?.end(scoresOf(this.#history.game));
    this.#isBriefed = false;
  }

  async close(): Promise<void> {
    await Promise.all(this.#players.map((player) => player?.close()));
  }

  async #brief(): Promise<void> {
    this.#isBriefed = true;
    const { game } = this.#history;
    const { moves } = this.#history.record('so far');
    for (const [seat, player] of this.#players.entries()) {
      await player?.begin({ game, seat, seed: seedOf(this.#seed, 'seat', seat) });
      for (const move of moves) player?.onMove?.(move);
    }
  }
}
