import type { Game } from '../../game/game.ts';
import { placeOf as placeOnTile, tileOf } from '../../tile/segment.ts';
import type { ReadFeature, Reading } from './reading.ts';

/** Labels, rings and counters of every feature equal the flood fill's. */
export function checkFeatures(game: Game, reading: Reading): string[] {
  const roots = new Map<number, ReadFeature>();
  const strengths = strengthByFeature(game, reading);
  const problems: string[] = [];
  for (const [index, feature] of reading.features.entries()) {
    const where = `${feature.kind} ${placeOf(reading, feature)}`;
    const root = game.board.features.rootOf(feature.segments[0]);
    const before = roots.get(root);
    if (before !== undefined) problems.push(`${where}: joined to ${before.kind} ${placeOf(reading, before)}`);
    roots.set(root, feature);
    const wrong = [
      ...checkJoined(game, root, feature),
      ...checkMarks(game, root, feature),
      ...checkStrength(game, root, strengths[index]),
    ];
    for (const problem of wrong) problems.push(`${where}: ${problem}`);
  }
  return problems;
}

function checkJoined({ board }: Game, root: number, { kind, segments, open }: ReadFeature): string[] {
  const { features } = board;
  const problems: string[] = [];
  const apart = segments.filter((segment) => features.rootOf(segment) !== root);
  if (apart.length > 0) problems.push(`segments ${apart} have another label`);
  const ring = ringFrom(features.next, root, segments.length);
  const own = new Set(segments);
  if (ring.length !== own.size || ring.some((segment) => !own.has(segment)))
    problems.push(`the ring runs through ${ring}, should through ${segments}`);
  if (features.segments(root) !== own.size)
    problems.push(`has ${features.segments(root)} segments, should have ${own.size}`);
  if (features.openEnds(root) !== open)
    problems.push(`has ${features.openEnds(root)} open ends, should have ${open}`);
  const closed = kind !== 'field' && open === 0;
  if (board.closed(root) !== closed) problems.push(closed ? 'should be closed' : 'should not be closed');
  return problems;
}

/** The ring as far as it can be right: a spoiled one may never come back to where it began. */
function ringFrom(next: Int16Array, root: number, length: number): number[] {
  const ring = [root];
  for (let segment = next[root]; segment !== root && ring.length <= length; segment = next[segment])
    ring.push(segment);
  return ring;
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

/** By feature and seat: what the figures on it count. */
function strengthByFeature({ figures, players }: Game, reading: Reading): (readonly number[] | undefined)[] {
  const strengths: number[][] = [];
  for (const [figure, place] of figures.place.entries()) {
    const index = reading.featureOf.get(place);
    if (index === undefined) continue;
    strengths[index] ??= new Array<number>(players).fill(0);
    strengths[index][figures.seatOf(figure)] += figures.specs[figures.kindOf(figure)].strength;
  }
  return strengths;
}

function checkStrength(
  { players, board: { features } }: Game,
  root: number,
  strength: readonly number[] | undefined,
): string[] {
  const held = features.held[root];
  if (strength === undefined) return held === 0 ? [] : [`held is ${held}, nobody is there`];
  const found = Array.from({ length: players }, (_, seat) => features.strength(root, seat));
  if (String(found) !== String(strength)) return [`is held by ${found}, should by ${strength}`];
  const some = strength.some((count) => count > 0);
  return (held !== 0) === some ? [] : [`held is ${held}, strengths are ${strength}`];
}

/** Where a feature is, for messages. */
export function placeOf(reading: Reading, { segments }: ReadFeature): string {
  const { x, y } = reading.tiles[tileOf(segments[0])];
  return `${x},${y}/${placeOnTile(segments[0])}`;
}
