import type { Game } from '../game/game.ts';
import { TURNS } from '../turn/turn.ts';
import { checkAnswers } from './invariants/answers.ts';
import { checkFeatures } from './invariants/features.ts';
import { checkFigures, checkSettled } from './invariants/figures.ts';
import { invariantsOf } from './invariants/invariants-of.ts';
import { checkLand } from './invariants/land.ts';
import { checkPlacements } from './invariants/placements.ts';
import { Reading } from './invariants/reading.ts';
import { checkThings } from './invariants/things.ts';
import { checkTiles } from './invariants/tiles.ts';
import { checkTrack } from './invariants/track.ts';

/** Everything that is wrong in a position, in words; nothing if it is as the rules want it. */
export function checkGame(game: Game, reading = new Reading(game)): string[] {
  const problems = [
    ...checkLand(game, reading),
    ...checkFeatures(game, reading),
    ...checkThings(game, reading),
    ...checkChoices(game, reading),
  ];
  if (!beginsPart(game) && !game.over) return problems;
  return [
    ...problems,
    ...checkSettled(game, reading),
    ...invariantsOf(game).flatMap(({ settled }) => settled?.(game) ?? []),
  ];
}

/** The part of it that can go wrong while the land stays the same: figures, tiles not yet placed, what is asked. */
export function checkChoices(game: Game, reading: Reading): string[] {
  return [
    ...checkFigures(game, reading),
    ...checkTiles(game),
    ...checkTrack(game),
    ...checkAnswers(game),
    ...checkPlacements(game, reading),
    ...invariantsOf(game).flatMap(({ always }) => always?.(game) ?? []),
  ];
}

/** Whether all of the part before is done and the next tile is about to be drawn or chosen. */
export function beginsPart({ turn, question, agenda }: Game): boolean {
  return turn.stage === TURNS && (question.id === 'draw' || question.id === 'choose') && agenda.depth === 3;
}
