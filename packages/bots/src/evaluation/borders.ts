import { cellOfEnd, type Shape } from '@bastide/rules/search';
import { COMMON, DETAILS } from './holdings.ts';
import type { Outlook } from './outlook.ts';

/** What lies on the border of a field: who may close its cities, and the empty cells where it can grow. Comes after ways were looked at. */
export function describeBorder(outlook: Outlook, at: number, shape: Shape): void {
  const { common } = outlook.holdings;
  const first = at * COMMON + DETAILS;
  common.fill(0, first, (at + 1) * COMMON);
  describeCities(outlook, first, shape);
  describeRoom(outlook, first + 5, shape);
}

function describeCities(outlook: Outlook, first: number, { cities, cityCount }: Shape): void {
  const { board, holdings } = outlook;
  const { common } = holdings;
  outlook.forgetCities();
  for (let i = 0; i < cityCount; i++) {
    const city = board.featureOf(cities[i]);
    if (!outlook.meetCity(city)) continue;
    const open = board.openEnds(city);
    if (open === 0) {
      common[first] += 1 / 8;
      continue;
    }
    if (!board.isOccupied(city)) {
      common[first + (open === 1 ? 1 : 2)] += 1 / 3;
      continue;
    }
    common[first + 3] += 1 / 4;
    if (outlook.met[city] === outlook.look) common[first + 4] += outlook.chance[city] / 2;
  }
}

function describeRoom(outlook: Outlook, first: number, shape: Shape): void {
  const { board, fits, fade } = outlook;
  const { common } = outlook.holdings;
  const { opens, openCount } = shape;
  let cells = 0;
  let dead = 0;
  let fitting = 0;
  let sides = 0;
  outlook.forgetCells();
  for (let i = 0; i < openCount; i++) {
    const cell = cellOfEnd(opens[i]);
    if (!outlook.meetCell(cell)) continue;
    const need = board.requirementOf(cell);
    fits.count(need);
    cells++;
    if (fits.fitting[need] === 0) dead++;
    fitting += Math.min(10, fits.fitting[need] * fade);
    sides += fits.edges[need];
  }
  const each = Math.max(1, cells);
  common[first] = cells / 12;
  common[first + 1] = dead / 4;
  common[first + 2] = fitting / 60;
  common[first + 3] = fitting / (10 * each);
  common[first + 4] = sides / (4 * each);
}
