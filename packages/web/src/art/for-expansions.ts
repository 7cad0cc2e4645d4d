/** `@bastide/web/art`: what the `web/art.tsx` of an expansion outside this package is written with. */
export type { Art } from './art.ts';
export { coin, crowned, hog, type Owner, token } from './shapes.tsx';
export { CLOAK, carved, cloaked, evening, line, part, staff } from './wood.tsx';
