import { segmentsOf } from '../../board/walk.ts';
import type { Game } from '../../game/game.ts';
import type { ReadFeature, Reading } from './reading.ts';

/** Labels, rings and counters of every feature equal the flood fill's. */
export function checkFeatures(game: Game, reading: Reading): string[] {
  const roots = new Map<number, ReadFeature>();
  const problems: string[] = [];
  for (const feature of reading.features) {
    const where = `${feature.kind} ${placeOf(reading, feature)}`;
    const root = game.board.features.rootOf(feature.segments[0]);
    const before = roots.get(root);
    if (before !== undefined) problems.push(`${where}: joined to ${before.kind} ${placeOf(reading, before)}`);
    roots.set(root, feature);
    problems.push(...checkFeature(game, root, feature).map((problem) => `${where}: ${problem}`));
  }
  return problems;
}

function checkFeature(game: Game, root: number, feature: ReadFeature): string[] {
  const { board } = game;
  const { features } = board;
  const problems: string[] = [];
  const apart = feature.segments.filter((segment) => features.rootOf(segment) !== root);
  if (apart.length > 0) problems.push(`segments ${apart} have another label`);
  const ring = segmentsOf(board, root).sort((one, other) => one - other);
  const own = [...feature.segments].sort((one, other) => one - other);
  if (String(ring) !== String(own)) problems.push(`the ring runs through ${ring}, should through ${own}`);
  if (features.segments(root) !== own.length)
    problems.push(`has ${features.segments(root)} segments, should have ${own.length}`);
  if (features.openEnds(root) !== feature.open)
    problems.push(`has ${features.openEnds(root)} open ends, should have ${feature.open}`);
  const closed = feature.kind !== 'field' && feature.open === 0;
  if (board.closed(root) !== closed) problems.push(closed ? 'should be closed' : 'should not be closed');
  return [...problems, ...checkMarks(game, root, feature), ...checkStrength(game, root, feature)];
}

function checkMarks({ board: { features, tiles } }: Game, root: number, feature: ReadFeature): string[] {
  const problems: string[] = [];
  let word = 0;
  for (const [name, count] of Object.entries(feature.marks)) {
    const { shift, mask } = tiles.packedMark(name);
    word += count << shift;
    const found = (features.marks[root] >>> shift) & mask;
    if (found !== count) problems.push(`has ${found} ${name}, should have ${count}`);
  }
  if (features.marks[root] !== word) problems.push(`has marks ${features.marks[root]}, should have ${word}`);
  return problems;
}

function checkStrength(game: Game, root: number, feature: ReadFeature): string[] {
  const { figures, board, players } = game;
  const own = new Set(feature.segments);
  const strength = new Array<number>(players).fill(0);
  for (const [figure, place] of figures.place.entries()) {
    if (own.has(place)) strength[figures.seatOf(figure)] += figures.specs[figures.kindOf(figure)].strength;
  }
  const found = strength.map((_, seat) => board.features.strength(root, seat));
  const problems = [];
  if (String(found) !== String(strength)) problems.push(`is held by ${found}, should by ${strength}`);
  if ((board.features.held[root] !== 0) !== strength.some((count) => count > 0))
    problems.push(`held is ${board.features.held[root]}, strengths are ${strength}`);
  return problems;
}

/** Where a feature is, for messages. */
export function placeOf(reading: Reading, { segments }: ReadFeature): string {
  const { x, y } = reading.tiles[segments[0] >> 3];
  return `${x},${y}/${segments[0] & 7}`;
}
