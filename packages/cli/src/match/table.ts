import { CHANCE, type Game, type Move, scoresOf } from '@bastide/rules';
import { tilesToDraw } from '@bastide/rules/search';
import { InGame } from '../program/in-game.ts';
import type { PairedChance } from './chance.ts';
import type { Player } from './player.ts';
import { type FaultNote, Referee } from './referee.ts';
import { threadMemory } from './stopwatch.ts';

/** What a seat did in one of its own turns, all its answers together: the time by the clock and in the thread, in ms. */
export interface Decision {
  readonly seat: number;
  readonly wall: number;
  readonly cpu: number | undefined;
}

export interface PlayedGame {
  readonly scores: readonly number[];
  readonly decisions: readonly Decision[];
  /** The longest a seat took over all its answers in anyone's turn, by seat. */
  readonly longest: readonly number[];
  /** The most memory the thread held after an answer, in MB. */
  readonly memory: number;
  readonly faults: readonly FaultNote[];
}

/** Hears before every answer who is asked and how much of the game is over; ends the game by throwing. */
export type Watch = (seat: number, done: number) => void;

/** Hears of every move, before it is played. */
export type Scribe = (move: Move, game: Game) => void;

/** A game from its first question to its end. */
export async function playGame(
  game: Game,
  chance: PairedChance,
  players: readonly Player[],
  watch: Watch,
  scribe?: Scribe,
): Promise<PlayedGame> {
  const table = new Table(game, players, scribe);
  const tiles = Math.max(1, tilesToDraw(game));
  for (let step = 0; !game.over; step++) {
    const isChance = game.toMove === CHANCE;
    if (!isChance) watch(game.toMove, 1 - tilesToDraw(game) / tiles);
    try {
      table.play(isChance ? chance.answer(game) : await table.ask());
    } catch (error) {
      throw new InGame(error, { seed: chance.seed, step, setup: game.rules.setup });
    }
  }
  return table.result();
}

class Table {
  readonly #game: Game;
  readonly #players: readonly Player[];
  readonly #scribe: Scribe | undefined;
  readonly #referee = new Referee();
  readonly #decisions: Decision[] = [];
  readonly #longest: number[];
  /** By seat: what it spent in the turn under way. */
  readonly #wall: number[];
  readonly #cpu: number[];
  #turns = 0;
  #turnOf = -1;
  #memory = 0;

  constructor(game: Game, players: readonly Player[], scribe: Scribe | undefined) {
    this.#game = game;
    this.#scribe = scribe;
    this.#players = players;
    this.#longest = players.map(() => 0);
    this.#wall = players.map(() => 0);
    this.#cpu = players.map(() => 0);
    game.listener = (event) => {
      if (event.event === 'discarded')
        this.#tell({ by: 'chance', do: 'discard', tile: event.tile, seat: event.seat });
      if (event.event === 'turn' && event.part === 1) this.#beginTurn(event.seat);
    };
  }

  async ask(): Promise<number> {
    const seat = this.#game.toMove;
    const code = await this.#referee.ask(this.#game, this.#players[seat], this.#turns);
    const { wall, cpu } = this.#referee.stopwatch.spent;
    this.#wall[seat] += wall;
    this.#cpu[seat] += cpu ?? Number.NaN;
    this.#memory = Math.max(this.#memory, threadMemory());
    return code;
  }

  play(code: number): void {
    const game = this.#game;
    if (this.#scribe !== undefined || this.#players.some(({ onMove }) => onMove !== undefined)) {
      const move = game.question.write(game, code);
      this.#scribe?.(move, game);
      this.#tell(move);
    }
    game.play(code);
  }

  result(): PlayedGame {
    this.#beginTurn(-1);
    this.#game.listener = undefined;
    return {
      scores: scoresOf(this.#game),
      decisions: this.#decisions,
      longest: this.#longest,
      memory: this.#memory,
      faults: this.#referee.faults,
    };
  }

  /** The turn before is over: what its player spent on it was a decision. */
  #beginTurn(seat: number): void {
    if (this.#turnOf >= 0 && this.#wall[this.#turnOf] > 0) {
      const cpu = this.#cpu[this.#turnOf];
      const wall = this.#wall[this.#turnOf];
      this.#decisions.push({ seat: this.#turnOf, wall, cpu: Number.isNaN(cpu) ? undefined : cpu });
    }
    for (const [one, wall] of this.#wall.entries()) this.#longest[one] = Math.max(this.#longest[one], wall);
    this.#wall.fill(0);
    this.#cpu.fill(0);
    this.#turns++;
    this.#turnOf = seat;
  }

  #tell(move: Move): void {
    for (const player of this.#players) player.onMove?.(move);
  }
}
