import { cellOfEnd, edgeOfEnd, type Shape } from '@bastide/rules/search';
import type { Outlook } from './outlook.ts';

/** A cell has so many edges. */
const EDGES = 4;

/** What the empty cells a road or city leads to are like, each once: how hard they are to fill, and where there is room to grow. */
export function describeCells(outlook: Outlook, first: number, shape: Shape, cells: number): void {
  const { board, fits, fade, holdings } = outlook;
  const { common } = holdings;
  const { openCount, opens, tiles } = shape;
  let dead = 0;
  let least = 1;
  let second = 1;
  let sides = 0;
  let caps = 1;
  let sole = 0;
  outlook.forgetCells();
  for (let i = 0; i < openCount; i++) {
    const cell = cellOfEnd(opens[i]);
    const need = board.requirementOf(cell);
    const capping = fits.capping[need * EDGES + edgeOfEnd(opens[i])] * fade;
    caps = Math.min(caps, capping / 5);
    sole = capping;
    if (!outlook.meetCell(cell)) continue;
    const fit = Math.min(1, (fits.fitting[need] * fade) / 10);
    if (fit === 0) dead++;
    if (fit < least) {
      second = least;
      least = fit;
    } else if (fit < second) second = fit;
    sides += fits.edges[need];
  }
  common[first] = Math.min(cells, 6) / 6;
  common[first + 1] = Math.min(tiles, 10) / 10;
  common[first + 2] = dead / 2;
  common[first + 3] = least;
  common[first + 4] = second;
  common[first + 5] = caps;
  common[first + 6] = sides / (EDGES * cells);
  common[first + 7] = (EDGES * cells - sides) / 10;
  common[first + 8] = cells === 1 ? Math.min(1, sole / 10) : 0;
  common[first + 9] = cells === 2 ? 1 : 0;
}
