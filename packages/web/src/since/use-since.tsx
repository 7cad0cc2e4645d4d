import { type ReactNode, useMemo } from 'react';
import type { Settings } from '../app/settings/settings.ts';
import type { Recalled } from '../board/effects/effects.ts';
import { paceTime } from '../session/pace.ts';
import type { SeatInfo, SessionState, SpecOf } from '../session/types.ts';
import { SinceOutlines } from './since-outlines.tsx';
import { SincePanel } from './since-panel.tsx';
import { sinceTurn } from './since-turn.ts';

interface SinceOptions {
  readonly state: SessionState;
  readonly seats: readonly SeatInfo[];
  /** Who is asked on this screen. */
  readonly seat: number | undefined;
  readonly specOf: SpecOf;
  readonly settings: Settings;
  readonly onRecall: (place: Recalled) => void;
}

/** What the others did since one's own turn: outlines for the land and a panel that tells it; neither where there is nothing to tell. */
export function useSince(options: SinceOptions): {
  readonly outlines?: ReactNode;
  readonly panel?: ReactNode;
} {
  const { state, seats, seat, specOf, settings, onRecall } = options;
  const { since, pace } = settings;
  const turns = useMemo(() => (since ? sinceTurn(state, seat, seats) : []), [since, state, seat, seats]);
  if (turns.length === 0) return {};
  return {
    outlines: <SinceOutlines turns={turns} seats={seats} />,
    panel: (
      <SincePanel turns={turns} seats={seats} specOf={specOf} pace={paceTime(pace)} onRecall={onRecall} />
    ),
  };
}
