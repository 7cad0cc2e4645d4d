/**
 * For tests and tools only: random games, counting, checking. Nothing else imports from here.
 * @module
 */

export { randomAnswer } from '../game/pick.ts';
export { type Random, seeded } from '../game/random.ts';
export { abbeyMayor } from './abbey-mayor/index.ts';
export { behaviourOf, setupsToNote } from './behaviour.ts';
export { checkExpansion, type ExpansionCheck } from './check-expansion.ts';
export { Checker, checkedGame } from './checker.ts';
export { Coverage } from './coverage.ts';
export { checkGame } from './invariants.ts';
export { manySetsGame } from './many-sets.ts';
export { divide, type PerftOptions, perft } from './perft.ts';
export { type Glyph, paintTile, pictureOf, type Standing, standingOn, tileText } from './picture.ts';
export { recordedGame } from './recorded.ts';
export { type Scene, scene } from './scene.ts';
export { allSets, combinations, keptPreset, type RandomSetup, randomSetup, setsOf } from './setups.ts';
export { pay, rob, robbersOf, score, scorersOf, show, stand, take } from './track.ts';
export { randomGame } from './walk.ts';
