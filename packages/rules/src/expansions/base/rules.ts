import type { Game } from '../../game/game.ts';
import type { Context, Hooks, Step } from '../../hooks.ts';
import { awardFeature } from '../../score/award.ts';
import { occupiedFeatures } from '../../score/occupied.ts';
import type { Worth } from '../../score/worth.ts';
import { CITY, FIELD } from '../../tile/kinds.ts';

const POINTS_PER_CITY = 3;

export function baseRules(context: Context): Hooks {
  const { farmers } = context.setup.options;
  const steps = [startTile, unfinished];
  if (farmers === true) steps.push(fields);
  return { steps, rate: farmers === false ? rateWithoutFarmers : rate };
}

/** B3, B4, B5, B11, B12: a road or monastery pays 1 a tile, a city 2 a tile and pennant once closed, a field 3 a city. */
function rate(_: Game, worth: Worth): void {
  const double = worth.kind === CITY && worth.closed;
  worth.perTile = double ? 2 : 1;
  worth.perPennant = double ? 2 : 1;
  worth.perCity = POINTS_PER_CITY;
}

/** B13: fields pay nothing. */
function rateWithoutFarmers(game: Game, worth: Worth): void {
  rate(game, worth);
  worth.perCity = 0;
}

/** G2: the start tile lies on the table, unless something else took its place. */
const startTile: Step = {
  id: 'base/start-tile',
  slot: 'start',
  after: ['table'],
  before: ['first-player'],
  run(game) {
    const { board, rules } = game;
    if (board.land.placed === 0) board.place(rules.startTypes[0], 0, board.land.cellAt(0, 0));
  },
};

/** B11: unfinished roads, cities and monasteries. */
const unfinished: Step = {
  id: 'base/unfinished',
  slot: 'final',
  run(game) {
    const { codes, count } = occupiedFeatures(game);
    for (let i = 0; i < count; i++) {
      if (game.board.kindOf(codes[i]) !== FIELD) awardFeature(game, codes[i], false);
    }
  },
};

/** B12: farmers. */
const fields: Step = {
  id: 'base/fields',
  slot: 'final',
  after: ['base/unfinished'],
  run(game) {
    const { codes, count } = occupiedFeatures(game);
    for (let i = 0; i < count; i++) {
      if (game.board.kindOf(codes[i]) === FIELD) awardFeature(game, codes[i], false);
    }
  },
};
