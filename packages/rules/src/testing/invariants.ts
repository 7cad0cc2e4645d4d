import type { Game } from '../game/game.ts';
import { TURNS } from '../turn/turn.ts';
import { checkFeatures } from './invariants/features.ts';
import { checkFigures, checkSettled } from './invariants/figures.ts';
import { checkLand } from './invariants/land.ts';
import { checkOptions } from './invariants/options.ts';
import { checkPlacements } from './invariants/placements.ts';
import { Reading } from './invariants/reading.ts';
import { checkSheep, checkShepherds } from './invariants/sheep.ts';
import { checkThings, checkThingsSettled } from './invariants/things.ts';
import { checkTiles } from './invariants/tiles.ts';
import { checkTokens } from './invariants/tokens.ts';
import { checkTrack } from './invariants/track.ts';

/** Everything that is wrong in a position, in words; nothing if it is as the rules want it. */
export function checkGame(game: Game, reading = new Reading(game)): string[] {
  const problems = [
    ...checkLand(game, reading),
    ...checkFeatures(game, reading),
    ...checkThings(game, reading),
    ...checkSheep(game),
    ...checkChoices(game, reading),
  ];
  if (beginsPart(game) || game.over)
    problems.push(
      ...checkSettled(game, reading),
      ...checkThingsSettled(game, reading),
      ...checkShepherds(game),
      ...checkTokens(game, reading),
    );
  return problems;
}

/** The part of it that can go wrong while the land stays the same: figures, tiles not yet placed, what is asked. */
export function checkChoices(game: Game, reading: Reading): string[] {
  return [
    ...checkFigures(game, reading),
    ...checkTiles(game),
    ...checkTrack(game),
    ...checkOptions(game),
    ...checkPlacements(game, reading),
  ];
}

/** Whether all of the part before is done and the next tile is about to be drawn or chosen. */
export function beginsPart({ turn, question, agenda }: Game): boolean {
  return turn.stage === TURNS && (question.id === 'draw' || question.id === 'choose') && agenda.depth === 3;
}
