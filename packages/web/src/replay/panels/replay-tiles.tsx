import { useMemo } from 'react';
import { Remaining } from '../../panels/side/remaining.tsx';
import type { ReplayPanelProps } from './panels.tsx';

/** The tiles nobody had seen at this moment; with the hands that whoever is followed could not see. */
export function ReplayTiles({ session, state, seats }: ReplayPanelProps) {
  const { specOf } = session;
  // The hands that are open here are seen; those that are not count as unseen already.
  const view = useMemo(
    () => ({ ...state.view, seats: state.view.seats.map((seat) => ({ ...seat, hand: [] })) }),
    [state.view],
  );
  return <Remaining view={view} seats={seats} specOf={specOf} />;
}
