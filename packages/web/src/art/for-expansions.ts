/** `@bastide/web/art`: what the `web/art.tsx` of an expansion outside this package is written with. */
export type { Art } from './art.ts';
export { CLOAK, crowned, FACE, type Owner, token } from './shapes.tsx';
