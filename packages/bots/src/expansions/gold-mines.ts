import type { Game, Thing } from '@bastide/rules';
import { segmentAt, tileAt } from '@bastide/rules/search';
import type { Outlook } from '../evaluation/outlook.ts';
import { TOKENS } from '../evaluation/terms.ts';
import type { Between, Valuer, Values } from '../evaluation/valuer.ts';
import { moveThemes, wonTokens } from '../puzzles/played-turn.ts';

export const goldMines: Valuer<'gold'> = {
  id: 'gold-mines',
  values: (game, between) => new Mines(game, between),
  themes: ['gold'],
  themesOf: (turn) => [
    ...moveThemes(turn, { gold: 'gold' }),
    ...(wonTokens(turn, [INGOT]) ? (['gold'] as const) : []),
  ],
};

const INGOT = 'gold';

/** Ingots on the land go to the leaders of whatever is closed around them. */
class Mines implements Values {
  /** Tiles with ingots, and how many lie on each. */
  readonly #tile = new Int32Array(64);
  readonly #ingots = new Int32Array(64);
  #count = 0;
  /** An ingot on a feature, for the chance to close it. */
  readonly #worth: number;

  constructor(_: Game, between: Between) {
    this.#worth = between(0.844, 1.0);
  }

  read(game: Game, things: readonly Thing[]): void {
    this.#count = 0;
    for (const { name, count, x, y } of things) {
      if (name !== INGOT || x === undefined || y === undefined) continue;
      this.#tile[this.#count] = tileAt(game, x, y);
      this.#ingots[this.#count++] = count;
    }
  }

  look(outlook: Outlook): void {
    const { board, players, tokens } = outlook;
    for (let i = 0; i < this.#count; i++) {
      const tile = this.#tile[i];
      const ingots = this.#ingots[i];
      const count = board.segmentsOn(tile);
      for (let place = 0; place < count; place++) {
        const feature = board.featureOf(segmentAt(tile, place));
        if (outlook.met[feature] !== outlook.look || outlook.chance[feature] === 0) continue;
        const leaders = board.leadersOf(feature);
        for (let seat = 0; seat < players; seat++) {
          if (((leaders >> seat) & 1) === 0) continue;
          const more = tokens.gain(outlook.game, seat, INGOT, ingots);
          outlook.add(TOKENS, seat, this.#worth * outlook.chance[feature] * Math.max(more, ingots));
        }
      }
    }
  }
}
