import { countClosedCities } from '../../board/walk.ts';
import { followersAtHome, followersOn } from '../../figure/standing.ts';
import type { Game } from '../../game/game.ts';
import type { Context } from '../../hooks.ts';
import type { Reasons } from '../../score/worth.ts';
import { CITY, FIELD, MONASTERY } from '../../tile/kinds.ts';
import { SECTORS } from './sectors.ts';

interface Points {
  readonly sum: number;
  readonly because: Reasons;
}

type Event = (game: Game, seat: number) => Points;

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
  const { features } = game.board;
  const { shift, mask } = game.rules.pennant;
  const knights = followersOn(game, seat, CITY).map((figure) => features.rootOf(game.figures.place[figure]));
  const sum = knights.reduce((points, city) => {
    const pennants = (features.marks[city] >>> shift) & mask;
    return points + pennants + knights.filter((other) => other === city).length;
  }, 0);
  return { sum, because: { knights: knights.length } };
};

/** Each own farmer pays 1 for a closed city its field touches, majority or not; with `faminePig` 2 where the own pig is. */
function famine({ setup, figureKind }: Context): Event {
  const pig = setup.options.faminePig === true ? figureKind('pig') : -1;
  return (game, seat) => {
    const { board, figures } = game;
    const { features } = board;
    const farmers = followersOn(game, seat, FIELD);
    const pigAt = pig < 0 ? -1 : figures.place[seat * figures.perSeat + figures.firstOf[pig]];
    const pigField = pigAt < 0 ? -1 : features.rootOf(pigAt);
    const sum = farmers.reduce((points, farmer) => {
      const field = features.rootOf(figures.place[farmer]);
      return points + countClosedCities(board, field) * (field === pigField ? 2 : 1);
    }, 0);
    const fed = farmers.some((farmer) => features.rootOf(figures.place[farmer]) === pigField);
    return { sum, because: { farmers: farmers.length, ...(fed ? { pig: 1 } : {}) } };
  };
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
