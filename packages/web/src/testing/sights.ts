import {
  answersOf,
  newGame,
  type PresetName,
  playMove,
  presets,
  randomAnswer,
  seeded,
  viewOf,
} from '@bastide/rules';
import { segmentSpot } from '../art/place.ts';
import { partAsked, placesAsked } from '../board/camera/part-asked.ts';
import type { Sight } from '../board/camera/sight.ts';
import { markOf } from '../board/land/outline.ts';
import { onOverlays } from '../board/land/overlays.ts';
import { standingsOf } from '../board/land/standing.ts';
import { tileIndex } from '../board/land/tile-index.ts';
import { type Aim, aimsOf } from '../board/pointing/aims.ts';
import { overlaysOf } from '../expansions/tables.ts';

/** What a mouse and what a finger sees of a moment of a game. */
export interface Moment {
  readonly mouse: Sight;
  readonly finger: Sight;
  /** Where the answers are. */
  readonly aims: readonly Aim[];
}

/** Who sits at this screen. */
const PERSON = 0;

/** All that is to be seen in a whole game, played at random: every question to the person, every move of the others. */
export function momentsOf(preset: PresetName, players: number, seed: number): Moment[] {
  const { sets, options } = presets[preset];
  const made = newGame({ sets, options, players });
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  const game = made.ok;
  const random = seeded(seed);
  const moments: Moment[] = [];
  while (!game.over) {
    if (game.toMove >= 0) moments.push(momentOf(game));
    playMove(game, game.question.write(game, randomAnswer(game, random)));
  }
  return moments;
}

function momentOf(game: Parameters<typeof viewOf>[0]): Moment {
  const view = viewOf(game);
  const tiles = tileIndex(view.tiles);
  const overlays = overlaysOf(view);
  const standings = standingsOf(view, tiles, segmentSpot);
  const ground = { tiles, standings, spotOf: segmentSpot, markOf, overlays, seat: PERSON };
  const aims = game.toMove === PERSON ? aimsOf(onOverlays(answersOf(game), overlays), ground) : [];
  const sight = (isFinger: boolean): Sight => ({
    tiles: view.tiles.map(({ x, y }) => ({ x, y })),
    last: view.last,
    places: placesAsked(aims),
    part: partAsked(aims, isFinger),
    isFinger,
  });
  return { mouse: sight(false), finger: sight(true), aims };
}
