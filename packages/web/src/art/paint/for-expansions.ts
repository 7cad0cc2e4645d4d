/** `@bastide/web/face`: what the `web/face.ts` of an expansion outside this package is written with. */
export type { FaceArt, HubArt, MarkArt } from '../face-art.ts';
export { at, type Point } from '../geometry.ts';
export type { PlacedMark } from '../tile/mark-places.ts';
export { PALETTE } from './palette.ts';
export { drawLine, fillDisc, fillShape, type Pen } from './pen.ts';
export { type Look, type Scenery, type Site, type Thing, together } from './scenery.ts';
export { fillPath, letterOn, medallion, propAt, type Stature, shieldAt, signAt, strokePath } from './sign.ts';
export { castShadow, paintSide, type Side, type Spot, seen, seenSides } from './solid.ts';
export { faded, tone } from './tone.ts';
