import { closedCitiesOf, countClosedCities } from '../../board/walk.ts';
import { followersAtHome, followersOn, nextFollowerOn } from '../../figure/standing.ts';
import type { Game } from '../../game/game.ts';
import type { Context } from '../../hooks.ts';
import { countMark, type Reasons } from '../../score/worth.ts';
import { CITY, FIELD, MONASTERY } from '../../tile/kinds.ts';
import { SECTORS } from './sectors.ts';

/** What a seat gets, and all that it is the sum of. */
interface Points {
  readonly sum: number;
  readonly because: Reasons;
}

type Event = (game: Game, seat: number) => Points;

/** The reasons while nobody listens. */
const UNTOLD: Reasons = {};

const FORTUNE_POINTS = 3;
const POINTS_PER_MONK = 2;

/** WF3: what each event pays a seat; plague pays nothing. A big follower is one piece everywhere here. */
export function pointsOf(context: Context): (game: Game, sector: number, seat: number) => Points {
  const events: Partial<Record<(typeof SECTORS)[number], Event>> = {
    fortune,
    taxes,
    famine: famine(context),
    storm,
    inquisition,
  };
  return (game, sector, seat) => events[SECTORS[sector]]?.(game, seat) ?? { sum: 0, because: {} };
}

/** The active player alone. */
const fortune: Event = (game, seat) => ({
  sum: seat === game.turn.seat ? FORTUNE_POINTS : 0,
  because: { active: 1 },
});

/** Each own knight pays the pennants of its city and the own knights in it. */
const taxes: Event = (game, seat) => {
  let knights = 0;
  let pennants = 0;
  let forPennants = 0;
  let forKnights = 0;
  for (let one = nextFollowerOn(game, seat, CITY); one >= 0; one = nextFollowerOn(game, seat, CITY, one)) {
    const city = featureOf(game, one);
    const there = countMark(game, city, game.rules.pennant);
    let before = 0;
    let other = nextFollowerOn(game, seat, CITY);
    for (; other < one; other = nextFollowerOn(game, seat, CITY, other))
      if (featureOf(game, other) === city) before++;
    knights++;
    forPennants += there;
    // Each of those before counts this one, and this one each of them and itself.
    forKnights += 2 * before + 1;
    if (before === 0) pennants += there;
  }
  const sum = forPennants + forKnights;
  if (game.listener === undefined) return { sum, because: UNTOLD };
  const royal = pennants === 0 ? {} : { pennants, 'for-pennants': forPennants };
  return { sum, because: { knights, ...royal, 'for-knights': forKnights } };
};

/** Each own farmer pays 1 for a closed city its field touches, majority or not; with `faminePig` 2 where the own pig is. */
function famine({ setup, figureKind }: Context): Event {
  const pig = setup.options.faminePig === true ? figureKind('pig') : -1;
  return (game, seat) => {
    const { board, figures } = game;
    const pigAt = pig < 0 ? -1 : figures.place[seat * figures.perSeat + figures.firstOf[pig]];
    const pigField = pigAt < 0 ? -1 : board.features.rootOf(pigAt);
    let forCities = 0;
    let forPig = 0;
    let farmer = nextFollowerOn(game, seat, FIELD);
    for (; farmer >= 0; farmer = nextFollowerOn(game, seat, FIELD, farmer)) {
      const field = featureOf(game, farmer);
      const cities = countClosedCities(board, field);
      forCities += cities;
      if (field === pigField) forPig += cities;
    }
    const sum = forCities + forPig;
    if (game.listener === undefined) return { sum, because: UNTOLD };
    const fed = forPig === 0 ? {} : { 'for-pig': forPig };
    const fields = followersOn(game, seat, FIELD).map((figure) => featureOf(game, figure));
    const cities = citiesAround(game, fields);
    return { sum, because: { farmers: fields.length, cities, 'for-cities': forCities, ...fed } };
  };
}

function featureOf({ board, figures }: Game, figure: number): number {
  return board.features.rootOf(figures.place[figure]);
}

/** How many closed cities these fields touch, each counted once. */
function citiesAround({ board }: Game, fields: readonly number[]): number {
  return new Set(fields.flatMap((field) => closedCitiesOf(board, field))).size;
}

/** 1 a follower at home. */
const storm: Event = (game, seat) => {
  const sum = followersAtHome(game, seat).length;
  return { sum, because: { home: sum } };
};

/** 2 a monk on a monastery. */
const inquisition: Event = (game, seat) => {
  const monks = followersOn(game, seat, MONASTERY).length;
  return { sum: POINTS_PER_MONK * monks, because: { monks } };
};
