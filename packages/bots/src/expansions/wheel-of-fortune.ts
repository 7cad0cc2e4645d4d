import type { Game } from '@bastide/rules';
import { seatOf, spotOf, unseenOf } from '@bastide/rules/search';
import type { Outlook } from '../evaluation/outlook.ts';
import { FIGURES } from '../evaluation/terms.ts';
import type { Between, Valuer, Values } from '../evaluation/valuer.ts';

export const wheelOfFortune: Valuer<'crown'> = {
  id: 'wheel-of-fortune',
  values: (_, between) => new Crowns(between),
  themes: ['crown'],
  themesOf: ({ moves }) =>
    moves.some((move) => move.do === 'deploy' && String(move.on).startsWith('crown')) ? ['crown'] : [],
};

/** The sectors' crown spaces are the first spots off the tiles; others come after them. */
const SECTORS = 6;
/** How likely the pig does not stop in a sector when it moves. */
const STOPS_ELSEWHERE = (SECTORS - 1) / SECTORS;
/** WF4: a crown pays so much; every second sector has two spaces and pays whoever is alone there double. */
const CROWN_POINTS = 3;

/** A figure on the crown gets its points if the pig stops there before the end, and comes home then. */
class Crowns implements Values {
  /** How many unseen tiles move the pig. */
  #icons = 0;
  /** For each point it may win. */
  readonly #worth: number;

  constructor(between: Between) {
    this.#worth = between(0.22, 0.202);
  }

  count(game: Game): void {
    this.#icons = 0;
    for (const [type, { spec }] of game.tiles.types.entries())
      if (spec.marks.wheel !== undefined) this.#icons += unseenOf(game, type);
  }

  look(outlook: Outlook): void {
    const { game, board } = outlook;
    const { places } = board;
    for (let figure = 0; figure < places.length; figure++) {
      const sector = spotOf(places[figure]);
      if (sector < 0 || sector >= SECTORS) continue;
      const seat = seatOf(game, figure);
      const hit = 1 - STOPS_ELSEWHERE ** (this.#icons * outlook.fade);
      outlook.add(FIGURES, seat, this.#worth * crownPoints(outlook, places[figure]) * hit);
      outlook.coming[seat] += 0.5 * hit;
    }
  }
}

function crownPoints({ board }: Outlook, place: number): number {
  return spotOf(place) % 2 === 1 && board.figuresAt(place) === 1 ? 2 * CROWN_POINTS : CROWN_POINTS;
}
