import type { Game } from '../../game/game.ts';
import { thingsOf } from '../../game/things.ts';
import type { Invariants } from '../../hooks.ts';
import { SPACES } from '../../score/track.ts';

export const invariants: Invariants = { always: checkRobbers };

/** At most one a seat, on a space of the track; none once the game is over (RO1, RO5). */
function checkRobbers(game: Game): string[] {
  const robbers = thingsOf(game).filter(({ name }) => name === 'robber');
  const problems = robbers.flatMap(({ seat = -1, spot }) => {
    const onTrack = typeof spot === 'number' && Number.isInteger(spot) && spot >= 0 && spot < SPACES;
    return onTrack && seat >= 0 && seat < game.players ? [] : [`a robber of seat ${seat} on ${spot}`];
  });
  if (new Set(robbers.map(({ seat }) => seat)).size !== robbers.length)
    problems.push('a seat has two robbers on the track');
  if (game.over && robbers.length > 0) problems.push('a robber is on the track though the game is over');
  return problems;
}
