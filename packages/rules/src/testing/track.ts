import { thingsOf } from '../game/things.ts';
import { award } from '../score/award.ts';
import { endBatch } from '../score/batch.ts';
import { spaceOf } from '../score/track.ts';
import { COLOURS, type Colour } from './drawing.ts';
import type { Scene } from './scene.ts';

type Scorer = 'marker' | 'messenger';

/** Puts a scorer where a test wants it, as if it had gone so far before. */
export function stand(game: Scene, colour: Colour, points: number, scorer: Scorer = 'marker'): Scene {
  const { scores, rules } = game.game;
  scores.scorers[COLOURS.indexOf(colour) * scores.perSeat + rules.scorers.indexOf(scorer)] = points;
  return game;
}

/** Where the scorers of a player stand, as points: the marker, the messenger. */
export function scorersOf({ game }: Scene, colour: Colour): number[] {
  const { scores } = game;
  const first = COLOURS.indexOf(colour) * scores.perSeat;
  return Array.from(scores.scorers.subarray(first, first + scores.perSeat));
}

/** Whoever is asked moves these scorers, one award after the other (ME1). */
export function score(game: Scene, ...scorers: readonly Scorer[]): Scene {
  for (const scorer of scorers) game.play({ by: game.game.toMove, do: 'score', scorer });
  return game;
}

/** Chance shows a message (ME3). */
export function show(game: Scene, message: number): Scene {
  return game.play({ by: 'chance', do: 'message', message });
}

/** The active player takes its action or 2 points. */
export function take(game: Scene, what: 'action' | 'points'): Scene {
  return game.play({ by: game.game.toMove, do: 'message', take: what });
}

/** Whoever is asked puts the own robber on a space, or none (RO1). */
export function rob(game: Scene, space?: number): Scene {
  const by = game.game.toMove;
  return game.play(
    space === undefined ? { by, do: 'pass', phase: 'robber' } : { by, do: 'robber', space: spaceOf(space) },
  );
}

/** The robbers on the track: `red 5`. */
export function robbersOf({ game }: Scene): string[] {
  return thingsOf(game).flatMap(({ name, seat = 0, spot }) =>
    name === 'robber' ? [`${COLOURS[seat]} ${spot}`] : [],
  );
}

/** A batch of awards (X16) out of the blue, for rules that do not mind what is paid for. */
export function pay(game: Scene, ...awards: readonly (readonly [Colour, number])[]): Scene {
  for (const [colour, points] of awards) {
    award(game.game, COLOURS.indexOf(colour), points, { cause: 'goods', because: { gift: points } });
  }
  endBatch(game.game);
  game.game.advance();
  return game;
}
