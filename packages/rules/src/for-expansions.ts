/**
 * `@bastide/rules/expansion`: what an expansion outside this package is written with. Ours take the same from the folders themselves.
 * What it can bring is in `expansion.ts`, where it can act in `hooks.ts`.
 * @module
 */

export { readPlace, readSegment, segmentName } from './board/notation.ts';
export { closedCitiesOf, countClosedCities } from './board/walk.ts';
export type {
  Box,
  Citations,
  Expansion,
  Letters,
  OptionSpecs,
  PiledTile,
  Reasons,
  Texts,
} from './expansion.ts';
export { BARRED, footing } from './expansions/base/index.ts';
export { deploy } from './figure/deploy.ts';
export { type FigureSpec, FOLLOWER, HOME } from './figure/figures.ts';
export { sendHome } from './figure/home.ts';
export {
  distinct,
  followersAtHome,
  followersOn,
  followersOnLand,
  notOneOf,
  ownOnLand,
  readFigure,
  writeFigure,
} from './figure/standing.ts';
export { evidenceAt, kindNamed, noneAtHome } from './figure/why.ts';
export type { Brings } from './game/brings.ts';
export type { Column, Numbers } from './game/columns.ts';
export type { Game } from './game/game.ts';
/** All of it, so that an expansion can add its moves: `declare module '@bastide/rules/expansion' { interface Moves { … } }`. */
export * from './game/move.ts';
export type { Setup } from './game/setup.ts';
export type {
  Attempt,
  Context,
  Evidence,
  FigureAction,
  Hooks,
  Invariants,
  Question,
  Reason,
  Slot,
  Step,
  Target,
  Task,
  Thing,
} from './hooks.ts';
export { award, awardFeature, causeOf } from './score/award.ts';
export { endBatch } from './score/batch.ts';
export { addClosed } from './score/closing.ts';
export { majorityOf } from './score/majority.ts';
export { occupiedFeatures } from './score/occupied.ts';
export { appraise, countMark, pointsFor, type Worth } from './score/worth.ts';
export {
  CITY,
  CORNERS,
  type Corner,
  EDGES,
  FIELD,
  GARDEN,
  KINDS,
  type Kind,
  MONASTERY,
  ROAD,
} from './tile/kinds.ts';
export type { MarkSpec, PackedMark } from './tile/marks.ts';
export {
  city,
  field,
  garden,
  monastery,
  river,
  road,
  type SegmentSpec,
  type TileSpec,
  tile,
} from './tile/spec.ts';
export type { AnswerList } from './turn/answers.ts';
