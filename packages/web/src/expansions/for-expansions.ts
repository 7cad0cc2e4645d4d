/** `@bastide/web/table`: what the `web/table.ts`, `panel.tsx` and `ask.tsx` of an expansion outside this package are written with. */
export { FigurePicture } from '../panels/pictures.tsx';
export type { Ask, Asking, AskProps, Asks, Lit } from './ask.ts';
export { AskCard, Told } from './ask-card.tsx';
export { useAskWords } from './ask-words.ts';
export { Brought, signed, usePointWords } from './brought.tsx';
export { figureAsk } from './figure-card.tsx';
export type { ExpansionPanel, PanelProps } from './panel.ts';
export type { HappenedProps, Luck, Overlay, TableExtras } from './table-extras.ts';
