import type { Verdict } from '@bastide/bots/analysis';
import { type Answer, viewOf } from '@bastide/rules';
import type { ReplayPanelProps } from '../../replay/panels/panels.tsx';
import type { ReplaySession } from '../../replay/replay-session.ts';
import { Ghost } from '../ghost.tsx';
import { wayOf } from '../way.ts';

/** What was played in a decision, and what would have been better, each as a list of choices. */
export function waysOf({ timeline }: ReplaySession, { decision, better }: Verdict) {
  const game = timeline.gameAt(decision.from).clone();
  const played = wayOf(game, timeline.moves.slice(decision.from, decision.to));
  return { played, better: wayOf(game, better?.moves ?? []), tiles: viewOf(game).tiles };
}

/** What it takes to show a way to play on the land. */
export type Shown = Pick<ReplayPanelProps, 'session' | 'seats' | 'onGo' | 'onGhost' | 'onRecall'>;

/** Goes to the position before a decision and draws both ways over the land. */
export function useShownWays({ session, seats, onGo, onGhost, onRecall }: Shown) {
  return (verdict: Verdict) => {
    const { from, seat } = verdict.decision;
    const { played, better } = waysOf(session, verdict);
    const isSameCell = cellOf(played) === cellOf(better);
    onGo(from);
    const drawn = { seat, seats, specOf: session.specOf, tiles: session.state.view.tiles };
    onGhost(
      from,
      <>
        <Ghost way={isSameCell ? withoutTile(played) : played} tone="played" {...drawn} />
        <Ghost way={better} tone="better" {...drawn} />
      </>,
    );
    const at = better.find(({ target }) => target.x !== undefined)?.target;
    if (at?.x !== undefined && at.y !== undefined) onRecall({ x: at.x, y: at.y, on: undefined, seat });
  };
}

/** Two tiles can't lie in one place: the better one is drawn, the other one told. */
function withoutTile(way: readonly Answer[]): readonly Answer[] {
  return way.filter(({ target }) => target.rot === undefined);
}

function cellOf(way: readonly Answer[]): string {
  const target = way.find((answer) => answer.target.rot !== undefined)?.target;
  return target === undefined ? '' : `${target.x},${target.y}`;
}
