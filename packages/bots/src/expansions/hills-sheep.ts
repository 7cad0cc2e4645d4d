import type { Game, Thing } from '@bastide/rules';
import { figureSpecs, isHome } from '@bastide/rules/search';
import type { Outlook } from '../evaluation/outlook.ts';
import { FIGURES } from '../evaluation/terms.ts';
import type { Between, Valuer, Values } from '../evaluation/valuer.ts';
import { awardedThemes, deployedThemes, moveThemes } from '../puzzles/played-turn.ts';

export const hillsSheep: Valuer<'shepherd' | 'hill'> = {
  id: 'hills-sheep',
  values: (game, between) => new Shepherds(game, between),
  themes: ['shepherd', 'hill'],
  themesOf: (turn) => [
    ...awardedThemes(turn, { flock: 'shepherd' }, { hill: 'hill' }),
    ...deployedThemes(turn, { shepherd: 'shepherd' }),
    ...moveThemes(turn, { flock: 'shepherd' }),
  ],
};

/** Sheep tokens are called `sheep1` to `sheep4`, after the sheep on them. */
const TOKEN = 'sheep';

class Shepherds implements Values {
  readonly figures = ['shepherd'];
  readonly #shepherd: number;
  /** By seat: sheep in its flock. */
  readonly #sheep: Int32Array;
  readonly #home: number;
  /** A sheep in an own flock, and what a flock may grow. */
  readonly #each: number;
  readonly #flock: number;

  constructor(game: Game, between: Between) {
    this.#shepherd = figureSpecs(game).findIndex(({ name }) => name === 'shepherd');
    this.#sheep = new Int32Array(game.players);
    this.#home = between(1.13, 1.06);
    this.#each = between(0.916, 0.916);
    this.#flock = between(1.91, 2.43);
  }

  read(_: Game, things: readonly Thing[]): void {
    this.#sheep.fill(0);
    for (const { name, count, seat } of things)
      if (seat !== undefined && name.startsWith(TOKEN))
        this.#sheep[seat] += count * Number(name.slice(TOKEN.length));
  }

  look(outlook: Outlook): void {
    if (this.#shepherd < 0) return;
    const { board, players, draws } = outlook;
    const use = Math.min(1, draws / 8);
    for (let seat = 0; seat < players; seat++) {
      const place = board.places[seat * board.perSeat + this.#shepherd];
      const worth = isHome(place)
        ? use * this.#home
        : Math.min(1, draws / 4) * this.#each * this.#sheep[seat] + use * this.#flock;
      outlook.add(FIGURES, seat, worth);
    }
  }
}
