/**
 * Bastide's rules engine. Works in Node and in a browser, has no dependency, no clock and no randomness of its own.
 *
 * - `newGame(setup)` stands at its first question, or tells a code and a place: `{ error: 'unknown-set', at: 'sets.0' }`.
 * - `game.toMove` is a seat from 0, or `CHANCE`: drawing a tile is chance's move. `game.question.id` is what is asked: `draw`, `place`, `figure`…
 * - `answersOf(game)` has every legal answer, readable, with weights where chance decides. `playMove(game, move)` plays one and refuses what is
 *   not legal; `game.play(code)` trusts. So on until `game.over`.
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
 * @module
 */
export type { Expansion } from './expansion.ts';
export type { AwardInWords } from './expansions/explain.ts';
export { loadTexts } from './expansions/load-texts.ts';
export type { NewOptions, NewSetup, OptionName, SetName } from './expansions/new-setup.ts';
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
  newGame,
  presets,
  registry,
  rulesOf,
  rulesOfAward,
  say,
  sayNamed,
} from './expansions/ours.ts';
export type { Preset, PresetName } from './expansions/presets.ts';
export { type Registry, registryOf, registryWith } from './expansions/registry.ts';
export { type Refused, whyNoFigure, whyNot } from './expansions/why.ts';
export { type Answer, answerOf, answersOf, moveText } from './game/answer.ts';
export type { Brings, SeatPoints } from './game/brings.ts';
export type { Awarded, GameEvent, Listener } from './game/events.ts';
export type { Game } from './game/game.ts';
/** All of it, so that an expansion elsewhere can add its moves with `declare module '@bastide/rules'`. */
export * from './game/move.ts';
export { observe } from './game/observe.ts';
export { defaultAnswer, randomAnswer } from './game/pick.ts';
export { type Random, seeded } from './game/random.ts';
export { History } from './game/record/history.ts';
export {
  FORMAT,
  type GameRecord,
  playMove,
  type RecordedAward,
  readRecord,
  setupIn,
} from './game/record/record.ts';
export { type Difference, replay, scoresOf, withChoices } from './game/record/replay.ts';
export type { Failure, Result } from './game/result.ts';
export type { LaidTile, OptionValue, Setup } from './game/setup.ts';
export { RULES_VERSION, type Versions } from './game/version.ts';
export { winnersOf } from './game/winners.ts';
export type { Attempt, Evidence, Question, Reason, Target, Thing } from './hooks.ts';
export { type Language, languageFor, languages, sourceLanguage } from './texts/languages.ts';
export { KINDS, type Kind } from './tile/kinds.ts';
export type { SegmentSpec, TileSpec } from './tile/spec.ts';
export { AnswerList } from './turn/answers.ts';
export { type Progress, progressOf } from './view/standing.ts';
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
