import { pointsFor, price } from '@bastide/rules/internal';
import type { Shape } from '@bastide/rules/search';
import { describeBorder } from './borders.ts';
import { addHopes, addStage } from './closing.ts';
import { COMMON } from './holdings.ts';
import type { Outlook } from './outlook.ts';
import { FIELDS, POINTS } from './terms.ts';

/** A field with farmers: closed cities pay, unfinished ones may, and where it is open it may reach more of them. */
export function lookAtField(outlook: Outlook, at: number, shape: Shape): void {
  const { game, players, weights, holdings } = outlook;
  const root = holdings.root[at];
  const leaders = holdings.leaders[at];
  const { closed, hoped } = citiesOf(outlook, shape);
  const growth =
    outlook.ahead * Math.min(weights.fieldGrowthMost, weights.fieldGrowth * Math.min(shape.openCount, 20));
  const risk = (1 - weights.fieldRisk) * outlook.ahead;
  const sole = (leaders & (leaders - 1)) === 0;
  let best = 0;
  let most = 0;
  let each = game.worth.perCity;
  for (let seat = 0; seat < players; seat++) {
    if (((leaders >> seat) & 1) === 0) continue;
    price(game, root, false, 0, closed);
    const whole = pointsFor(game, seat);
    each = closed > 0 ? whole / closed : game.worth.perCity;
    const now = outlook.paysOnce ? each * paying(outlook, shape, seat) : whole;
    const gain = each * hoped + (each / 3) * growth;
    outlook.add(POINTS, seat, now);
    outlook.add(FIELDS, seat, sole ? gain - risk * (now + gain) : gain);
    best = Math.max(best, now + gain);
    most = Math.max(most, now);
  }
  addHopes(outlook, root, leaders, best);
  holdings.worth[at] = best;
  describe(outlook, at, shape, most, each);
  describeBorder(outlook, at, shape);
}

/** What was learned of fields goes by what they pay, their cities and where they are open. */
function describe(outlook: Outlook, at: number, shape: Shape, now: number, each: number): void {
  const { holdings, ahead } = outlook;
  const { common } = holdings;
  const first = at * COMMON;
  holdings.isOpen[at] = 1;
  common[first] = now / 10;
  common[first + 1] = each / 3;
  common[first + 2] = (counted.one * each) / 10;
  common[first + 3] = (counted.two * each) / 10;
  common[first + 4] = (counted.more * each) / 10;
  common[first + 5] = Math.min(shape.openCount, 20) / 20;
  common[first + 6] = Math.min(shape.tiles, 40) / 40;
  common[first + 7] = ahead;
  common[first + 8] = (now * ahead) / 10;
  common[first + 9] = (counted.hoped * each) / 10;
  addStage(outlook, first);
}

/** How many of the closed cities beside a field pay a seat that no other field of its has been paid by. */
function paying(outlook: Outlook, { cities, cityCount }: Shape, seat: number): number {
  const { board } = outlook;
  outlook.forgetCities();
  let count = 0;
  for (let i = 0; i < cityCount; i++) {
    const city = board.featureOf(cities[i]);
    if (board.openEnds(city) === 0 && outlook.meetCity(city) && outlook.pays(city, seat)) count++;
  }
  return count;
}

/** Of the cities beside a field: closed ones, those with one, two or more open ends, and how many of these may yet be closed. */
const counted = { closed: 0, one: 0, two: 0, more: 0, hoped: 0 };

function citiesOf(outlook: Outlook, shape: Shape): typeof counted {
  const { board } = outlook;
  const { fieldCity } = outlook.weights;
  const soon = Math.min(1, outlook.tilesLeft / 30);
  const last = fieldCity.length - 1;
  const { cities, cityCount } = shape;
  outlook.forgetCities();
  counted.closed = 0;
  counted.one = 0;
  counted.two = 0;
  counted.more = 0;
  counted.hoped = 0;
  for (let i = 0; i < cityCount; i++) {
    const city = board.featureOf(cities[i]);
    // Cities that were two when the shape was kept may have grown together since.
    if (!outlook.meetCity(city)) continue;
    const open = board.openEnds(city);
    if (open === 0) {
      counted.closed++;
      continue;
    }
    if (open === 1) counted.one++;
    else if (open === 2) counted.two++;
    else counted.more++;
    counted.hoped += soon * fieldCity[Math.min(open, last)];
  }
  return counted;
}
