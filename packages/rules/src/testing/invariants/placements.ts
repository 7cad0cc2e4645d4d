import type { Game } from '../../game/game.ts';
import type { EdgeKind } from '../../tile/kinds.ts';
import type { TileSpec } from '../../tile/spec.ts';
import { AnswerList } from '../../turn/answers.ts';
import { countPlacements } from '../../turn/place.ts';
import { needAt } from './land.ts';
import { printedTile } from './printed.ts';
import type { Reading } from './reading.ts';

interface Placement {
  readonly x: number;
  readonly y: number;
  readonly rot: number;
}

/** Every place and rotation at which a tile's edges agree with all its neighbours (G4), found by trying. */
export function fittingPlacements(reading: Reading, spec: TileSpec): Placement[] {
  return reading.frontier().flatMap(({ x, y }) => {
    const need = needAt(reading, x, y);
    return [0, 1, 2, 3].flatMap((rot) => {
      const { edgeKinds } = printedTile(spec, rot);
      const agrees = (kind: EdgeKind | undefined, d: number) =>
        kind === undefined || edgeKinds[d] === undefined || kind === edgeKinds[d];
      return need.every(agrees) ? [{ x, y, rot }] : [];
    });
  });
}

/** The placements offered are those found by trying; of rotations that look the same one is listed, all are accepted. */
export function checkPlacements(game: Game, reading: Reading): string[] {
  if (game.question.id !== 'place') return [];
  const { board, question, turn, rules } = game;
  const problems: string[] = [];
  const { spec, id } = game.tiles.types[turn.type];
  const fitting = fittingPlacements(reading, spec);
  const accepted = fitting.filter(({ x, y, rot }) =>
    question.accepts?.(game, board.land.cellAt(x, y) * 4 + rot),
  );
  if (rules.guarded[turn.type] === 0 && accepted.length !== fitting.length)
    problems.push(`${id} fits ${fitting.length} ways, ${accepted.length} are accepted`);
  if (countPlacements(game) !== accepted.length)
    problems.push(`${id}: counted ${countPlacements(game)}, accepted ${accepted.length}`);
  if (countAccepted(game) !== accepted.length)
    problems.push(`${id}: accepted where it does not fit (${countAccepted(game)}, ${accepted.length} fit)`);

  const listed = new AnswerList();
  game.listAnswers(listed);
  const offered = listed
    .toArray()
    .map((code) => lookOf(board.land.xOf(code >> 2), board.land.yOf(code >> 2), code & 3));
  const expected = new Set(accepted.map(({ x, y, rot }) => lookOf(x, y, rot)));
  if (new Set(offered).size !== offered.length)
    problems.push(`${id}: placements that look the same are listed`);
  const wrong = offered.filter((look) => !expected.has(look));
  if (wrong.length > 0) problems.push(`${id}: listed but illegal ${wrong}`);
  if (expected.size !== new Set(offered).size)
    problems.push(`${id}: ${expected.size} placements look different, ${offered.length} are listed`);
  return problems;

  function lookOf(x: number, y: number, rot: number): string {
    return `${x},${y} ${rot % game.tiles.turns[turn.type]}`;
  }
}

/** Tries every cell that has a tile or lies beside one, whatever fits there. */
function countAccepted(game: Game): number {
  let count = 0;
  const { grid } = game.board.land;
  for (let cell = 0; cell < grid.length; cell++) {
    if (grid[cell] === 0) continue;
    for (let rot = 0; rot < 4; rot++) if (game.question.accepts?.(game, cell * 4 + rot)) count++;
  }
  return count;
}
