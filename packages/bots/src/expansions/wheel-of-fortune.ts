import type { Game, Thing } from '@bastide/rules';
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

/** The sectors clockwise. Their crown spaces are the first spots off the tiles; others come after them. */
const SECTORS = ['fortune', 'taxes', 'famine', 'storm', 'inquisition', 'plague'];
/** How likely the pig does not stop in a sector when it moves, from wherever it is by then. */
const STOPS_ELSEWHERE = (SECTORS.length - 1) / SECTORS.length;
/** WF4: a crown pays so much; every second sector has two spaces and pays whoever is alone there double. */
const CROWN_POINTS = 3;

/** A figure on the crown gets its points if the pig stops there before the end, and comes home then. */
class Crowns implements Values {
  /** How many unseen tiles move the pig, all of them and by how many sectors. */
  #icons = 0;
  readonly #moves = new Int32Array(SECTORS.length);
  /** The sector it stands in. */
  #pig = 0;
  /** For each point it may win. */
  readonly #worth: number;

  constructor(between: Between) {
    this.#worth = between(0.5, 0.202);
  }

  count(game: Game): void {
    this.#icons = 0;
    this.#moves.fill(0);
    for (const [type, { spec }] of game.tiles.types.entries()) {
      const { wheel } = spec.marks;
      if (wheel === undefined) continue;
      const unseen = unseenOf(game, type);
      this.#icons += unseen;
      this.#moves[wheel % SECTORS.length] += unseen;
    }
  }

  read(_: Game, things: readonly Thing[]): void {
    for (const { name, spot } of things) if (name === 'wheel-pig') this.#pig = SECTORS.indexOf(String(spot));
  }

  look(outlook: Outlook): void {
    const { game, board } = outlook;
    const { places } = board;
    for (let figure = 0; figure < places.length; figure++) {
      const sector = spotOf(places[figure]);
      if (sector < 0 || sector >= SECTORS.length) continue;
      const seat = seatOf(game, figure);
      const hit = this.#chance(sector, this.#icons * outlook.fade);
      outlook.add(FIGURES, seat, this.#worth * crownPoints(outlook, places[figure]) * hit);
      outlook.coming[seat] += 0.5 * hit;
    }
  }

  /** That the pig stops in a sector if it moves so often: its next move goes from where it is, those after it from anywhere. */
  #chance(sector: number, moves: number): number {
    const steps = (sector - this.#pig + SECTORS.length) % SECTORS.length;
    const next = this.#moves[steps] / Math.max(1, this.#icons);
    return moves < 1 ? moves * next : 1 - (1 - next) * STOPS_ELSEWHERE ** (moves - 1);
  }
}

function crownPoints({ board }: Outlook, place: number): number {
  return spotOf(place) % 2 === 1 && board.figuresAt(place) === 1 ? 2 * CROWN_POINTS : CROWN_POINTS;
}
