import { Seats } from '../../panels/side/seats.tsx';
import { Wheel } from '../../panels/wheel.tsx';
import { Hands } from './hands.tsx';
import type { ReplayPanelProps } from './panels.tsx';

/** Everybody's points and figures at this moment, the tiles they hold, and the wheel. */
export function ReplayPlayers({ session, state, seats }: ReplayPanelProps) {
  return (
    <>
      <Seats view={state.view} seats={seats} />
      <Hands session={session} state={state} />
      <Wheel view={state.view} seats={seats} />
    </>
  );
}
