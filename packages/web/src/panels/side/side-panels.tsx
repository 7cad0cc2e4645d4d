import { memo, type ReactNode, useState } from 'react';
import { useIsWide } from '../../app/wide.ts';
import { ExpansionPanels } from '../../expansions/panels.tsx';
import type { SeatInfo, SpecOf, TableView } from '../../session/types.ts';
import { Track } from '../track.tsx';
import { Remaining } from './remaining.tsx';
import { Seats } from './seats.tsx';
import { TABS, type Tab, Tabs } from './tabs.tsx';

interface SidePanelsProps {
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
  readonly specOf: SpecOf;
  /** Whether the players are always in sight, above the tabs, and need none. */
  readonly isBeside: boolean;
  /** What is not to be seen at this table. */
  readonly without?: readonly Tab[] | undefined;
  /** The panel that is open at first, where there is room. */
  readonly first?: Tab | undefined;
  /** One that has something new in it. */
  readonly fresh?: Tab | undefined;
  /** The panels that differ from table to table; one that is left out has no tab. */
  readonly own: Partial<Record<Tab, ReactNode>>;
}

/** The players and all that one can look up beside the land; on a phone only what is opened. What is chosen on the land changes nothing here. */
export const SidePanels = memo(function SidePanels(all: SidePanelsProps) {
  const { view, seats, specOf, isBeside, without = [], ...props } = all;
  const isWide = useIsWide();
  const [chosen, setChosen] = useState(isWide ? props.first : undefined);
  const players = <Seats view={view} seats={seats} />;
  const panels: Partial<Record<Tab, ReactNode>> = {
    players: isBeside ? undefined : (
      <>
        {players}
        <ExpansionPanels view={view} seats={seats} />
      </>
    ),
    remaining: <Remaining view={view} seats={seats} specOf={specOf} />,
    track: <Track view={view} seats={seats} />,
    ...props.own,
  };
  const tabs = TABS.filter((tab) => panels[tab] !== undefined && !without.includes(tab));
  const open = chosen !== undefined && tabs.includes(chosen) ? chosen : isWide ? tabs[0] : undefined;
  return (
    <>
      {isBeside && players}
      <Tabs tabs={tabs} open={open} fresh={props.fresh} canClose={!isWide} onOpen={setChosen}>
        {open && panels[open]}
      </Tabs>
    </>
  );
});
