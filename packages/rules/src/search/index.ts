/**
 * The fast door into a game, for programs that look at thousands of positions: numbers instead of objects, nothing allocated. Segments,
 * features, tiles, cells, figures and types of tiles are whole numbers, good for the ruleset of the game. Whoever looks at one position
 * reads a view instead. Nothing outside the rules knows how a game lies in memory.
 * @module
 */
export { CITY, FIELD, GARDEN, isCentre, MONASTERY, ROAD } from '../tile/kinds.ts';
export { segmentAt } from '../tile/segment.ts';
export { NEIGHBOURS, SearchBoard } from './board.ts';
export { cellOfEnd, cellOfPlacement, edgeOfEnd } from './codes.ts';
export { figureSpecs, isHome, nameOf, scorersOn, scorersPerSeat, seatOf, spotOf } from './figures.ts';
export { Fits } from './fits.ts';
export { Joins } from './joins.ts';
export type { LiveNumbers } from './live-numbers.ts';
export { featureAwarded, mayBeMovedToDark, mayStopOnDark, pointsInQuestion, pointsWon } from './points.ts';
export { RIM, Rims } from './rims.ts';
export { Shape, Shapes } from './shapes.ts';
export {
  holdOnly,
  mayBeDrawn,
  nextDraws,
  pileOf,
  tileAt,
  tileJustPlaced,
  tilesInHand,
  tilesPlaced,
  tilesToCome,
  tilesToDraw,
  unseenInPile,
  unseenOf,
} from './tiles.ts';
