import { FRONTIER } from '../../board/land.ts';
import type { Game } from '../../game/game.ts';
import { EAST, EDGE_KINDS, SOUTH } from '../../tile/kinds.ts';
import type { Reading } from './reading.ts';

/** Tiles lie where the land says, neighbours agree (G4), the frontier is all empty cells beside them, each with its need. */
export function checkLand(game: Game, reading: Reading): string[] {
  return [...checkTiles(game, reading), ...checkFrontier(game, reading)];
}

function checkTiles({ board: { land } }: Game, reading: Reading): string[] {
  const problems: string[] = [];
  for (const [slot, { x, y, edgeKinds }] of reading.tiles.entries()) {
    const where = `tile ${slot} at ${x},${y}`;
    if (reading.at(x, y) !== slot) problems.push(`${where}: another tile lies there too`);
    if (land.slotAt(x, y) !== slot) problems.push(`${where}: the land has ${land.slotAt(x, y)} there`);
    if (land.cell[slot] !== land.cellAt(x, y)) problems.push(`${where}: wrong cell ${land.cell[slot]}`);
    let beside = 0;
    for (let d = 0; d < 4; d++) {
      const other = reading.at(x + EAST[d], y + SOUTH[d]);
      if (other === undefined) continue;
      beside++;
      const facing = reading.tiles[other].edgeKinds[(d + 2) % 4];
      if (facing === undefined || edgeKinds[d] === undefined) continue;
      if (facing !== edgeKinds[d]) problems.push(`${where}: ${edgeKinds[d]} meets ${facing} over edge ${d}`);
    }
    if (beside === 0 && reading.tiles.length > 1) problems.push(`${where}: lies alone`);
  }
  const cells = countCells(land.grid);
  if (cells !== reading.tiles.length) problems.push(`${cells} cells hold ${reading.tiles.length} tiles`);
  return problems;
}

/** Cells in which a tile lies. */
function countCells(grid: Uint16Array): number {
  let count = 0;
  for (let cell = 0; cell < grid.length; cell++) if (grid[cell] !== 0 && grid[cell] < FRONTIER) count++;
  return count;
}

function checkFrontier({ board: { land, tiles } }: Game, reading: Reading): string[] {
  const problems: string[] = [];
  const expected = reading.frontier();
  if (expected.length !== land.frontierCells)
    problems.push(`the frontier has ${land.frontierCells} cells, should have ${expected.length}`);
  for (const { x, y } of expected) {
    const cell = land.frontierAt(x, y);
    if (cell < 0) {
      problems.push(`${x},${y} is not in the frontier`);
      continue;
    }
    const place = land.grid[cell] - FRONTIER;
    if (land.frontierCell[place] !== cell) problems.push(`${x},${y}: the frontier list is not in step`);
    if (land.xOf(cell) !== x || land.yOf(cell) !== y) problems.push(`${x},${y}: the cell lies elsewhere`);
    const need = needAt(reading, x, y).reduce(
      (sum, kind, d) => sum + (kind === undefined ? 0 : tiles.needOf[EDGE_KINDS.indexOf(kind) * 4 + d]),
      0,
    );
    if (land.frontierNeed[place] !== need)
      problems.push(`${x},${y}: needs ${land.frontierNeed[place]}, should need ${need}`);
  }
  return problems;
}

/** What each edge of an empty cell must show; undefined where nothing lies beside it. */
export function needAt(reading: Reading, x: number, y: number) {
  return EAST.map((east, d) => {
    const other = reading.at(x + east, y + SOUTH[d]);
    return other === undefined ? undefined : reading.tiles[other].edgeKinds[(d + 2) % 4];
  });
}
