import { type Game, scoresOf, winnersOf } from '@bastide/rules';
import { tilesToCome } from '@bastide/rules/search';
import { leadsOf } from './lead.ts';
import { heldIn, Outcome } from './outcome.ts';
import { Player } from './player.ts';

/** What became of a position on average when knights played it to the end many times. */
export interface Truth {
  /** How many answers of its game were given before. */
  readonly at: number;
  readonly left: number;
  readonly playouts: number;
  /** By seat: points in the end and shares of the win; how much a seat's lead over the mean of the others deviates from game to game. */
  readonly scores: readonly number[];
  readonly deviation: number;
  readonly won: readonly number[];
  /** For each held feature: a segment, its kind, how often it was closed, and what it paid each seat. */
  readonly held: readonly (readonly number[])[];
}

/** Plays a position, before a draw, to its end so many times. */
export function truthOf(position: Game, at: number, playouts: number, seed: number): Truth {
  const { players } = position;
  const game = position.clone();
  const player = new Player(position, seed);
  const sums = heldIn(position).map(({ segment, kind }) => [segment, kind, 0, ...Array(players).fill(0)]);
  const scores = Array<number>(players).fill(0);
  const won = Array<number>(players).fill(0);
  const leads: number[][] = [];
  for (let playout = 0; playout < playouts; playout++) {
    game.copyFrom(position);
    player.reseed(seed + 104_729 * playout);
    const outcome = new Outcome(game);
    game.listener = (event) => outcome.hear(event);
    while (!game.over) game.play(player.answer(game));
    game.listener = undefined;
    const ends = scoresOf(game);
    const winners = winnersOf(game);
    for (const seat of winners) won[seat] += 1 / winners.length / playouts;
    for (let seat = 0; seat < players; seat++) scores[seat] += ends[seat] / playouts;
    leads.push(leadsOf(ends));
    for (const [i, { pays, closed }] of outcome.held.entries()) {
      if (closed) sums[i][2] += 1 / playouts;
      for (let seat = 0; seat < players; seat++) sums[i][3 + seat] += pays[seat] / playouts;
    }
  }
  const left = tilesToCome(position);
  return { at, left, playouts, scores, deviation: deviationOf(leads), won, held: sums };
}

/** The root of the mean variance of all seats. */
function deviationOf(leads: readonly (readonly number[])[]): number {
  const players = leads[0].length;
  let sum = 0;
  for (let seat = 0; seat < players; seat++) {
    const mean = leads.reduce((all, one) => all + one[seat], 0) / leads.length;
    sum += leads.reduce((all, one) => all + (one[seat] - mean) ** 2, 0);
  }
  return Math.sqrt(sum / players / (leads.length - 1));
}
