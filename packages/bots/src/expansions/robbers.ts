import type { Game, Thing } from '@bastide/rules';
import { scorersOn, scorersPerSeat } from '@bastide/rules/search';
import type { Outlook } from '../evaluation/outlook.ts';
import { FIGURES } from '../evaluation/terms.ts';
import type { Between, Valuer, Values } from '../evaluation/valuer.ts';
import { moveThemes } from '../puzzles/played-turn.ts';

export const robbers: Valuer<'robber'> = {
  id: 'robbers',
  values: (game, between) => new Robbers(game, between),
  themes: ['robber'],
  themesOf: (turn) => moveThemes(turn, { robber: 'robber' }),
};

/** How good a space is for a robber: with nobody beside it, at best, and with a scorer whose owner has another one. */
const NOBODY = 0.3;
const BEST = 2;
const ELSEWHERE = 0.7;

class Robbers implements Values {
  /** By seat: the space of the score track where its robber stands, or -1. */
  readonly #space: Int32Array;
  #isAny = false;
  readonly #worth: number;

  constructor(game: Game, between: Between) {
    this.#space = new Int32Array(game.players).fill(-1);
    this.#worth = between(4.94, 6.51);
  }

  readonly needsDue = (): boolean => this.#isAny;

  read(_: Game, things: readonly Thing[]): void {
    this.#space.fill(-1);
    this.#isAny = false;
    for (const { name, seat, spot } of things) {
      if (name !== 'robber' || seat === undefined) continue;
      this.#space[seat] = Number(spot);
      this.#isAny = true;
    }
  }

  look(outlook: Outlook): void {
    if (!this.#isAny) return;
    for (let seat = 0; seat < outlook.players; seat++)
      if (this.#space[seat] >= 0)
        outlook.add(FIGURES, seat, this.#worth * preyOf(outlook, seat, this.#space[seat]));
  }
}

/** How good a robber's space is: by what is due to those beside it, against what is due to anybody else. */
function preyOf({ game, players, due }: Outlook, seat: number, space: number): number {
  const perSeat = scorersPerSeat(game);
  let all = 0;
  let most = 0;
  for (let other = 0; other < players; other++) {
    if (other === seat) continue;
    all += due[other];
    const there = scorersOn(game, other, space);
    // Whoever has another scorer elsewhere may well move that one.
    if (there > 0) most = Math.max(most, (1 + due[other]) * (there === perSeat ? 1 : ELSEWHERE));
  }
  const usual = 1 + all / (players - 1);
  return Math.max(NOBODY, Math.min(BEST, most / usual));
}
