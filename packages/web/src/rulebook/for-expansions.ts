/** `@bastide/web/chapter`: what the `web/chapter*.ts` of an expansion outside this package are written with. */
export type { BookTexts, Same } from './book-text.ts';
export type { ExpansionChapter } from './outline.ts';
