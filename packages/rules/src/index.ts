/**
 * Bastide's rules engine. Works in Node and in a browser, has no dependency, no clock and no randomness of its own.
 *
 *     const made = newGame({ sets: ['base'], players: 2 });
 *     if ('error' in made) …                     // a code and a place, `{ error: 'unknown-set', at: 'sets.0' }`
 *     const game = made.ok;
 *     while (!game.over) {
 *       game.toMove;                             // a seat from 0, or CHANCE: drawing a tile is chance's move
 *       game.question.id;                        // what is asked: 'draw', 'place', 'figure', …
 *       const answers = answersOf(game);         // every legal answer, readable, with weights where chance decides
 *       playMove(game, answers[0].move);         // refused if it is not legal; or game.play(answers[0].code), trusted
 *     }
 *     game.scores.of(0);
 *
 * - `game.clone()`, `game.copyFrom(other)`, `game.save()` and `game.restore(bytes)` copy the whole state; `game.equals` and
 *   `game.hash` compare it. `History` plays, takes back and writes records.
 * - `game.listener = (event) => …` tells everything that happens, every award with its reasons as data.
 * - `whyNot(game, attempt)` tells why what a player points at is none of the answers, with the rule; `rulesOf` and
 *   `rulesOfAward` tell the rules behind a question and an award.
 * - `await loadTexts(lang)` once, then `say`, `explain` and the like tell all of it in words (docs/translating.md).
 * - `observe(game, seat)` is what one seat may know: other hands are hidden.
 * - `readRecord`, `replay`: games from files (docs/record-format.md).
 * - `newGame(setup, { with: [mine] })` plays with an expansion that is not ours; `registryOf`, `registryWith` give the lists, words and
 *   rules of any expansions, and `game.rules.registry` those of a game.
 */
export type { Expansion } from './expansion.ts';
export type { AwardInWords } from './expansions/explain.ts';
export { loadTexts } from './expansions/load-texts.ts';
export { textsOf } from './expansions/our-texts.ts';
/** In a file of its own: here nothing is worked out, so a bundler takes only what is used. */
export {
  catalogue,
  checkSetup,
  explain,
  explainAward,
  explainChoice,
  explainFailure,
  explainOption,
  explainReason,
  type Foreign,
  hasText,
  inBookOf,
  newGame,
  presets,
  printedMinutes,
  registry,
  rulesOf,
  rulesOfAward,
  say,
  sayNamed,
} from './expansions/ours.ts';
export type { Played, Preset, PresetName } from './expansions/presets.ts';
export { LAND_SIGNS, type Registry, registryOf, registryWith } from './expansions/registry.ts';
export type { TextKey } from './expansions/texts.ts';
export { type Refused, whyNoFigure, whyNot } from './expansions/why.ts';
export { HOME } from './figure/figures.ts';
export { type Answer, answerOf, answersOf, moveText } from './game/answer.ts';
export type { Brings, SeatPoints } from './game/brings.ts';
export { describe, diff } from './game/describe.ts';
export type { Awarded, GameEvent, Listener } from './game/events.ts';
export { NOBODY } from './game/flow.ts';
export type { Game } from './game/game.ts';
export { guessHands } from './game/guess.ts';
/** All of it, so that an expansion elsewhere can add its moves with `declare module '@bastide/rules'`. */
export * from './game/move.ts';
export { segmentName } from './game/notation.ts';
export { observe } from './game/observe.ts';
export { answerByTicket, defaultAnswer, randomAnswer, totalWeight } from './game/pick.ts';
export { price } from './game/price.ts';
export { type Random, seeded } from './game/random.ts';
export { History, laidTiles } from './game/record/history.ts';
export { Log } from './game/record/log.ts';
export {
  FORMAT,
  type GameRecord,
  playMove,
  type RecordedAward,
  readRecord,
  setupIn,
} from './game/record/record.ts';
export { type Difference, recordedMoves, replay, scoresOf, withChoices } from './game/record/replay.ts';
export type { Failure, Result } from './game/result.ts';
export type { LaidTile, OptionValue, Setup } from './game/setup.ts';
export { restoreSnapshot, type Snapshot, snapshotOf } from './game/snapshot.ts';
export { thingsOf } from './game/things.ts';
export { dated, isOlder, RULES_VERSION, type Versions } from './game/version.ts';
export { winnersOf } from './game/winners.ts';
export type { Attempt, Evidence, Question, Reason, Target, Thing } from './hooks.ts';
export { isDark, plaquesOf, SPACES, spaceOf } from './score/track.ts';
export { pointsFor } from './score/worth.ts';
export { type ByLanguage, byLanguage } from './texts/by-language.ts';
export {
  allLanguages,
  bookIn,
  describedLanguage,
  inBook,
  isReader,
  type Language,
  languageFor,
  languages,
  sourceLanguage,
} from './texts/languages.ts';
export { paramsIn, sayList, sayText, type TextParams } from './texts/say-text.ts';
export { KINDS, type Kind } from './tile/kinds.ts';
export type { SegmentSpec, TileSpec } from './tile/spec.ts';
export { AnswerList } from './turn/answers.ts';
export { countPlacements } from './turn/place.ts';
export { gameOf, type Position } from './view/position.ts';
export { segmentNameOn } from './view/segment-name.ts';
export { type FollowerOut, followersOut, type Progress, progressOf } from './view/standing.ts';
export {
  type FeatureSurvey,
  type SpotSurvey,
  surveyFeature,
  surveyFields,
  surveyNamed,
  surveySpots,
} from './view/survey.ts';
export type {
  CountedTile,
  FigureView,
  GameView,
  PrintedTile,
  QuestionView,
  SeatView,
  SegmentPlace,
  TileView,
  TurnView,
} from './view/view.ts';
export { viewOf } from './view/view-of.ts';
