import type { TableView } from '../session/types.ts';
import { gather } from './gather.ts';
import type { ExpansionPanel, PanelProps } from './panel.ts';

const panels = gather(import.meta.glob<ExpansionPanel>('./*/panel.tsx', { eager: true, import: 'panel' }));

/** Whether the expansions of a game show something below the players. */
export function hasPanels(view: TableView): boolean {
  return [...panels.values()].some(({ isShown }) => isShown(view));
}

export function ExpansionPanels({ view, seats }: PanelProps) {
  return [...panels].map(([id, { isShown, Panel }]) =>
    isShown(view) ? <Panel key={id} view={view} seats={seats} /> : undefined,
  );
}
