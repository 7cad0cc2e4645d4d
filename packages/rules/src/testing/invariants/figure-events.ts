import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/game.ts';
import { segmentName } from '../../game/notation.ts';
import { tileOf } from '../../tile/segment.ts';

/** The figures on the land are those that were told to be deployed, less those that were told to have gone home. */
export class FigureEvents {
  readonly #standing = new Map<string, number>();
  readonly #problems: string[] = [];

  /** The game must be new. */
  constructor(game: Game) {
    for (const text of standing(game)) this.#add(text, 1);
  }

  note(event: GameEvent): void {
    if (event.event !== 'deployed' && event.event !== 'returned') return;
    if (event.x === undefined) return;
    const text = `${event.figure} of ${event.seat} on ${event.on} at ${event.x},${event.y}`;
    this.#add(text, event.event === 'deployed' ? 1 : -1);
  }

  check(game: Game): string[] {
    const expected = [...this.#standing]
      .flatMap(([text, count]) => new Array<string>(count).fill(text))
      .sort();
    const found = standing(game).sort();
    const problems = this.#problems.splice(0);
    if (String(expected) === String(found)) return problems;
    return [...problems, `on the land are ${found.join('; ')}, events say ${expected.join('; ')}`];
  }

  #add(text: string, sign: number): void {
    const count = (this.#standing.get(text) ?? 0) + sign;
    if (count < 0) this.#problems.push(`${text} went home but was not there`);
    this.#standing.set(text, Math.max(count, 0));
  }
}

function standing({ figures, board }: Game): string[] {
  return Array.from(figures.place.entries()).flatMap(([figure, segment]) => {
    if (segment < 0) return [];
    const [x, y] = [board.land.x[tileOf(segment)], board.land.y[tileOf(segment)]];
    return `${figures.nameOf(figure)} of ${figures.seatOf(figure)} on ${segmentName(board, segment)} at ${x},${y}`;
  });
}
