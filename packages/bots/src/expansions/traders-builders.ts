import type { Game } from '@bastide/rules';
import { cellOfEnd, figureSpecs, isHome, SearchBoard } from '@bastide/rules/search';
import type { Outlook } from '../evaluation/outlook.ts';
import { FIGURES } from '../evaluation/terms.ts';
import type { Between, Valuer, Values } from '../evaluation/valuer.ts';
import { deployedThemes, wonTokens } from '../puzzles/played-turn.ts';

const GOODS = ['wine', 'wheat', 'cloth'];

export const tradersBuilders: Valuer<'builder' | 'pig' | 'goods'> = {
  id: 'traders-builders',
  values: (game, between) => new Builders(game, between),
  themes: ['builder', 'pig', 'goods'],
  themesOf: (turn) => [
    ...deployedThemes(turn, { builder: 'builder', pig: 'pig' }),
    ...(wonTokens(turn, GOODS) ? (['goods'] as const) : []),
  ],
};

/** A builder is worth the second parts it may bring: as often as a tile is drawn that fits one of its open ends. */
class Builders implements Values {
  readonly figures = ['builder', 'pig'];
  readonly #builder: number;
  readonly #pig: number;
  /** For each expected use, and the most uses counted. */
  readonly #use: number;
  readonly #uses: number;
  readonly #builderHome: number;
  readonly #pigHome: number;

  constructor(game: Game, between: Between) {
    const names = figureSpecs(game).map(({ name }) => name);
    this.#builder = names.indexOf('builder');
    this.#pig = names.indexOf('pig');
    this.#use = between(1.42, 1.53);
    this.#uses = between(3.85, 3.85);
    this.#builderHome = between(1.4, 1.59);
    this.#pigHome = between(1.14, 1.14);
  }

  look(outlook: Outlook): void {
    const { board, players } = outlook;
    const use = Math.min(1, outlook.draws / 8);
    for (let seat = 0; seat < players; seat++) {
      const first = seat * board.perSeat;
      if (this.#builder >= 0)
        outlook.add(FIGURES, seat, this.#worthOf(outlook, board.places[first + this.#builder], use));
      if (this.#pig >= 0 && isHome(board.places[first + this.#pig]))
        outlook.add(FIGURES, seat, use * this.#pigHome);
    }
  }

  #worthOf(outlook: Outlook, segment: number, use: number): number {
    const { board, draws } = outlook;
    if (isHome(segment)) return use * this.#builderHome;
    const feature = board.featureOf(segment);
    // Where nothing is open any more it is about to come home.
    if (board.openEnds(feature) === 0) return use * this.#builderHome;
    return this.#use * Math.min(this.#uses, draws * chanceToProlong(outlook, feature));
  }

  mayEarnTile(game: Game, seat: number): boolean {
    const { places, perSeat } = new SearchBoard(game);
    return this.#builder >= 0 && places[seat * perSeat + this.#builder] >= 0;
  }
}

function chanceToProlong({ game, board, shapes, fits }: Outlook, feature: number): number {
  const shape = shapes.of(game, feature);
  let missed = 1;
  for (let i = 0; i < shape.openCount; i++) {
    const need = board.requirementOf(cellOfEnd(shape.opens[i]));
    fits.count(need);
    missed *= 1 - fits.fitting[need] / Math.max(1, fits.unseen);
  }
  return 1 - missed;
}
