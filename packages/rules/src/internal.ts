/**
 * `@bastide/rules/internal`: what our own packages use beside the main door. It may change with any version; whoever needs
 * something of it should ask for it in the main door.
 */
export { textsOf } from './expansions/our-texts.ts';
export { hasText, inBookOf, printedMinutes } from './expansions/ours.ts';
export type { Played } from './expansions/presets.ts';
export { LAND_SIGNS } from './expansions/registry.ts';
export type { TextKey } from './expansions/texts.ts';
export { NOBODY } from './game/flow.ts';
export { guessHands } from './game/guess.ts';
export { answerByTicket, totalWeight } from './game/pick.ts';
export { price } from './game/price.ts';
export { laidTiles } from './game/record/history.ts';
export { Log } from './game/record/log.ts';
export { recordedMoves } from './game/record/replay.ts';
export { restoreSnapshot, type Snapshot, snapshotOf } from './game/snapshot.ts';
export { thingsOf, thingsOfSet } from './game/things.ts';
export { dated, isOlder } from './game/version.ts';
export { isDark, plaquesOf, SPACES, spaceOf } from './score/track.ts';
export { pointsFor } from './score/worth.ts';
export { type ByLanguage, byLanguage, inFiles } from './texts/by-language.ts';
export { describedLanguage, isReader, localeOf } from './texts/described.ts';
export { allLanguages, bookIn, inBook } from './texts/languages.ts';
export { paramsIn, sayList, sayText, type TextParams } from './texts/say-text.ts';
export { gameOf, type Position } from './view/position.ts';
export { segmentNameOn } from './view/segment-name.ts';
export { type FollowerOut, followersOut } from './view/standing.ts';
export {
  type FeatureSurvey,
  type SpotSurvey,
  surveyFeature,
  surveyFields,
  surveyNamed,
  surveySpots,
} from './view/survey.ts';
