import type { GameEvent } from '../../game/events.ts';
import type { Game } from '../../game/game.ts';
import { countTiles } from './tiles.ts';

/** No tile comes or goes: unseen, held, placed, drawn and put in the box are always as many as at the start, by type. */
export class TileEvents {
  #start: readonly number[];
  readonly #boxed: number[];
  readonly #indexOf: (id: string) => number;
  #drawn = -1;
  /** Before the first turn tiles that lie in no pile may come onto the table (WF1). */
  #isStarting: boolean;

  /** The game must be new. */
  constructor(game: Game) {
    this.#start = countTiles(game);
    this.#isStarting = game.turn.part === 0;
    this.#boxed = this.#start.map(() => 0);
    this.#indexOf = (id) => game.tiles.indexOf(id);
  }

  note(event: GameEvent): void {
    if (event.event === 'drawn') this.#drawn = this.#indexOf(event.tile);
    else if (event.event === 'placed') this.#drawn = -1;
    else if (event.event === 'discarded') {
      const type = this.#indexOf(event.tile);
      this.#boxed[type]++;
      if (this.#drawn === type) this.#drawn = -1;
    }
  }

  check(game: Game): string[] {
    if (this.#isStarting) this.#start = countTiles(game);
    this.#isStarting = game.turn.part === 0;
    return countTiles(game).flatMap((count, type) => {
      const sum = count + this.#boxed[type] + (this.#drawn === type ? 1 : 0);
      return sum === this.#start[type]
        ? []
        : [`${sum} ${game.tileId(type)}, were ${this.#start[type]} at the start`];
    });
  }
}
