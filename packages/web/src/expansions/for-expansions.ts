/** `@bastide/web/table`: what the `web/table.ts` and `web/panel.tsx` of an expansion outside this package are written with. */
export type { ExpansionPanel, PanelProps } from './panel.ts';
export type { HappenedProps, Overlay, TableExtras } from './table-extras.ts';
