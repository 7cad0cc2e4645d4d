import type { Budget } from '@bastide/bots';
import { type GameRecord, History, type Move, withChoices } from '@bastide/rules';
import type { ProcessWatch } from '../bot-protocol/program.ts';
import { beginGame, type WantedSetup } from '../program/setup.ts';
import { PairedChance } from './chance.ts';
import type { Contestant } from './contestant.ts';
import { createPlayer } from './create-player.ts';
import type { FaultKind, Player } from './player.ts';
import { GAMES_A_PAIR, SIDES, type Side, seating } from './seating.ts';
import { seedOf } from './seed.ts';
import { type SetupPlan, setupOf } from './setup-plan.ts';
import { type PlayedGame, playGame, type Watch } from './table.ts';

/** What is measured: all that a worker needs to play any pair of it. */
export interface Match {
  readonly a: Contestant;
  readonly b: Contestant;
  readonly setup: SetupPlan;
  readonly seed: number;
  /** Left out: every level has its own. */
  readonly budget: Budget | undefined;
  /** Bots measure their time by the processor, not by the clock: for a machine that others use too. */
  readonly clock: 'wall' | 'cpu';
  /** Every game has luck of its own. Says less about who is better, but no two games are alike when bots play themselves. */
  readonly unpaired: boolean;
  /** Whether games are written down, and whether with what else could have been chosen. */
  readonly records?: 'plain' | 'legal' | undefined;
}

/** Two games with the same luck, the sides swapped; times in milliseconds. */
export interface PlayedPair {
  readonly pair: number;
  readonly games: readonly { readonly seats: readonly Side[]; readonly scores: readonly number[] }[];
  readonly times: Readonly<Record<Side, readonly number[]>>;
  /** CPU time of the same decisions, where it could be measured. */
  readonly cpu: Readonly<Record<Side, readonly number[]>>;
  readonly longest: Readonly<Record<Side, number>>;
  /** By game: the most MB the worker held. */
  readonly memory: readonly number[];
  readonly faults: readonly SideFault[];
  readonly seconds: number;
  /** Of both games, if they were wanted; not kept with the results. */
  readonly records?: readonly GameRecord[];
}

export interface SideFault {
  readonly side: Side;
  readonly game: number;
  readonly kind: FaultKind;
  readonly text: string;
}

/** A pair that could not be played to its end, and why: a bug, in the rules or a bot, or a bot that never came back. */
export interface BrokenPair {
  readonly pair: number;
  readonly broken: string;
}

/** Plays pairs of one match, one after the other. */
export class Pairs {
  readonly #match: Match;
  readonly #processes: ProcessWatch | undefined;
  readonly #players: Record<Side, Player[]> = { a: [], b: [] };

  constructor(match: Match, processes?: ProcessWatch) {
    this.#match = match;
    this.#processes = processes;
  }

  async play(pair: number, watch: (game: number, side: Side, done: number) => void): Promise<PlayedPair> {
    const before = performance.now();
    const { seed, unpaired, setup: plan } = this.#match;
    const played: Sat[] = [];
    for (let game = 0; game < GAMES_A_PAIR; game++) {
      const luck = unpaired ? seedOf(seed, pair, game) : seedOf(seed, pair);
      const setup = setupOf(plan, seedOf(luck, 'setup'));
      const seats = seating(setup.players, game);
      const look: Watch = (seat, done) => watch(game, seats[seat], done);
      played.push({ seats, ...(await this.#playOne(luck, setup, seats, look)) });
    }
    const records = played.flatMap(
      ({ history }, game) => history?.record(`match-${seed}-${pair}-${game}`) ?? [],
    );
    const seconds = (performance.now() - before) / 1000;
    return { pair, ...gathered(played, this.#match), seconds, ...(records.length > 0 && { records }) };
  }

  async close(): Promise<void> {
    await Promise.all(SIDES.flatMap((side) => this.#players[side].map((player) => player.close())));
  }

  async #playOne(
    luck: number,
    setup: WantedSetup,
    seats: readonly Side[],
    watch: Watch,
  ): Promise<PlayedGame & { readonly history: History | undefined }> {
    const game = beginGame(setup);
    const history = this.#match.records && new History(beginGame(setup));
    const players = seats.map((side, seat) => this.#playerOf(side, seats.slice(0, seat)));
    // A seat's seed is the same whoever sits there: two sides that are alike play two games that are alike.
    await Promise.all(
      players.map((player, seat) => player.begin({ game, seat, seed: seedOf(luck, 'seat', seat) })),
    );
    const scribe = history && ((move: Move) => this.#note(history, move));
    const played = await playGame(game, new PairedChance(seedOf(luck, 'chance')), players, watch, scribe);
    for (const player of players) player.end(played.scores);
    return { ...played, history };
  }

  #note(history: History, move: Move): void {
    const isTold = this.#match.records === 'legal' && move.by !== 'chance';
    const played = history.play(isTold ? withChoices(history.game, move) : move);
    if ('error' in played) throw new Error(`${played.error}: ${JSON.stringify(move)}`);
  }

  /** Every seat has a player of its own, who stays from game to game: a program is started once. */
  #playerOf(side: Side, before: readonly Side[]): Player {
    const index = before.filter((one) => one === side).length;
    const { budget, clock } = this.#match;
    this.#players[side][index] ??= createPlayer(this.#match[side], {
      budget,
      isCpuTime: clock === 'cpu',
      processes: this.#processes,
    });
    return this.#players[side][index];
  }
}

type Sat = PlayedGame & { readonly seats: readonly Side[]; readonly history: History | undefined };

function gathered(played: readonly Sat[], match: Match): Omit<PlayedPair, 'pair' | 'seconds'> {
  const decisions = (side: Side) =>
    played.flatMap(({ decisions: all, seats }) => all.filter(({ seat }) => seats[seat] === side));
  const cpuOf = (side: Side) =>
    match[side].kind === 'program'
      ? []
      : decisions(side).flatMap(({ cpu }) => (cpu === undefined ? [] : [cpu]));
  const longestOf = (side: Side) =>
    Math.max(...played.flatMap(({ longest, seats }) => longest.filter((_, seat) => seats[seat] === side)));
  const bySide = <T>(read: (side: Side) => T) => ({ a: read('a'), b: read('b') });
  return {
    games: played.map(({ seats, scores }) => ({ seats, scores })),
    times: bySide((side) => decisions(side).map(({ wall }) => rounded(wall))),
    cpu: bySide((side) => cpuOf(side).map(rounded)),
    longest: bySide((side) => rounded(longestOf(side))),
    memory: played.map(({ memory }) => rounded(memory)),
    faults: played.flatMap(({ faults, seats }, game) =>
      faults.map(({ seat, kind, text }) => ({ side: seats[seat], game, kind, text })),
    ),
  };
}

function rounded(number: number): number {
  return Math.round(100 * number) / 100;
}
