import type { ComponentType } from 'react';
import type { SeatInfo, TableView } from '../session/types.ts';

/** What an expansion shows below the players. */
export interface ExpansionPanel {
  isShown(view: TableView): boolean;
  readonly Panel: ComponentType<PanelProps>;
}

export interface PanelProps {
  readonly view: TableView;
  readonly seats: readonly SeatInfo[];
}
