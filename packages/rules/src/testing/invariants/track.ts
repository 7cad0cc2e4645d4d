import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/game.ts';
import { OVER, TURNS } from '../../turn/turn.ts';

/** Nobody goes back; at the end one scorer a seat is left (ME5). */
export function checkTrack({ scores, turn, players }: Game): string[] {
  const { scorers, perSeat } = scores;
  const problems = scorers.some((points) => points < 0) ? [`scorers at ${scorers}`] : [];
  if (turn.stage !== OVER) return problems;
  for (let seat = 0; seat < players; seat++) {
    if (scorers[seat * perSeat] !== scores.of(seat)) problems.push(`seat ${seat} ends with two scorers`);
  }
  return problems;
}

/** Where awards are moved one by one, every scorer stands where it was told to have gone. */
export class ScorerEvents {
  readonly #points: number[];
  readonly #names: readonly string[];
  readonly #problems: string[] = [];

  /** The game must be new. */
  constructor({ scores, rules }: Game) {
    this.#points = Array.from(scores.scorers);
    this.#names = rules.scorers;
  }

  note(event: GameEvent): void {
    if (event.event !== 'moved') return;
    const { seat, scorer, from, to } = event;
    const index = seat * this.#names.length + this.#names.indexOf(scorer);
    if (this.#points[index] !== from) this.#problems.push(`${scorer} of seat ${seat} was not at ${from}`);
    if (to <= from) this.#problems.push(`${scorer} of seat ${seat} moved from ${from} to ${to}`);
    this.#points[index] = to;
  }

  check({ scores, rules, turn }: Game): string[] {
    const problems = this.#problems.splice(0);
    if (!rules.batched || turn.stage !== TURNS || String(this.#points) === String(scores.scorers))
      return problems;
    return [...problems, `scorers are at ${scores.scorers}, events say ${this.#points}`];
  }
}
