import type { Context, Hooks, Step } from '../../hooks.ts';
import { award } from '../../score/award.ts';
import { putStep } from './put.ts';
import { robberyHooks } from './robbery.ts';
import { Track } from './track.ts';

/** RO5: a robber still on the track at the end pays its owner. */
const POINTS_AT_END = 3;

export function robbersRules(context: Context): Hooks {
  const track = new Track(context);
  const end: Step = {
    id: 'robbers/end',
    slot: 'final',
    before: ['gold-mines/remove', 'base/unfinished'],
    run(game) {
      for (let seat = 0; seat < game.players; seat++) {
        const space = track.robberOf(game, seat);
        if (space < 0) continue;
        award(game, seat, POINTS_AT_END, { cause: 'robber-on-track', because: { space } });
        track.sendHome(game, seat);
      }
    },
  };
  return {
    steps: [putStep(context, track), end],
    ...robberyHooks(context, track),
    things: (game) => {
      const out = Array.from({ length: game.players }, (_, seat) => seat).filter(
        (seat) => track.robberOf(game, seat) >= 0,
      );
      return out.map((seat) => ({ name: 'robber', count: 1, seat, spot: track.robberOf(game, seat) }));
    },
  };
}
