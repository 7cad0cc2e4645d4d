import { pointsFor, price } from '@bastide/rules';
import type { Shape } from '@bastide/rules/search';
import { addHopes } from './closing.ts';
import type { Outlook } from './outlook.ts';
import { FIELDS, POINTS } from './terms.ts';

/** A field with farmers: closed cities pay, unfinished ones may, and where it is open it may reach more of them. */
export function lookAtField(outlook: Outlook, root: number, shape: Shape): void {
  const { game, board, players, weights } = outlook;
  const leaders = board.leadersOf(root);
  const { closed, hoped } = citiesOf(outlook, shape);
  const growth =
    outlook.ahead * Math.min(weights.fieldGrowthMost, weights.fieldGrowth * Math.min(shape.openCount, 20));
  const risk = (1 - weights.fieldRisk) * outlook.ahead;
  const sole = (leaders & (leaders - 1)) === 0;
  let best = 0;
  for (let seat = 0; seat < players; seat++) {
    if (((leaders >> seat) & 1) === 0) continue;
    price(game, root, false, 0, closed);
    const whole = pointsFor(game, seat);
    const each = closed > 0 ? whole / closed : game.worth.perCity;
    const now = outlook.paysOnce ? each * paying(outlook, shape, seat) : whole;
    const gain = each * hoped + (each / 3) * growth;
    outlook.add(POINTS, seat, now);
    outlook.add(FIELDS, seat, sole ? gain - risk * (now + gain) : gain);
    best = Math.max(best, now + gain);
  }
  addHopes(outlook, root, leaders, best);
  outlook.worth = best;
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

const counted = { closed: 0, hoped: 0 };

/** The closed cities beside a field, and how many of the others may yet be closed. */
function citiesOf(outlook: Outlook, shape: Shape): typeof counted {
  const { board } = outlook;
  const { fieldCity } = outlook.weights;
  const soon = Math.min(1, outlook.tilesLeft / 30);
  const last = fieldCity.length - 1;
  const { cities, cityCount } = shape;
  outlook.forgetCities();
  counted.closed = 0;
  counted.hoped = 0;
  for (let i = 0; i < cityCount; i++) {
    const city = board.featureOf(cities[i]);
    // Cities that were two when the shape was kept may have grown together since.
    if (!outlook.meetCity(city)) continue;
    const open = board.openEnds(city);
    if (open === 0) counted.closed++;
    else counted.hoped += soon * fieldCity[Math.min(open, last)];
  }
  return counted;
}
