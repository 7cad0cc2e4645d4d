/** `@bastide/web/art`: what the `web/art.tsx` of an expansion outside this package is written with. */
export type { Art, SignArt } from './art.ts';
export { CLOAK, crowned, dots, FACE, medal, type Owner, token } from './shapes.tsx';
