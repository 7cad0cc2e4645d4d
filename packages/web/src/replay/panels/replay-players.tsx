import { ExpansionPanels } from '../../expansions/panels.tsx';
import { Seats } from '../../panels/side/seats.tsx';
import { Hands } from './hands.tsx';
import type { ReplayPanelProps } from './panels.tsx';

/** Everybody's points and figures at this moment, the tiles they hold, and what expansions show. */
export function ReplayPlayers({ session, state, seats }: ReplayPanelProps) {
  return (
    <>
      <Seats view={state.view} seats={seats} />
      <Hands session={session} state={state} />
      <ExpansionPanels view={state.view} seats={seats} />
    </>
  );
}
