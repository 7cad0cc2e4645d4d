import type { Picture } from '../../still/picture.ts';

/** Written by tools/scenes, which play every picture through the rules (rulebook/pictures.test.ts); not by hand. */
export const pictures: Readonly<Record<string, Picture>> = {
  'river-bends': {"tiles":[{"id":"river/source","x":0,"y":0,"rot":0},{"id":"river/curve","x":0,"y":1,"rot":0}],"tries":[{"id":"river/curve-roadcurve","x":-1,"y":1,"rot":0,"ok":true}]},
  'river-back': {"tiles":[{"id":"river/source","x":0,"y":0,"rot":0},{"id":"river/curve","x":0,"y":1,"rot":0}],"tries":[{"id":"river/curve-roadcurve","x":-1,"y":1,"rot":270,"ok":false}]},
  'river-fields': {"tiles":[{"id":"river/source","x":0,"y":0,"rot":0},{"id":"river/straight-a","x":0,"y":1,"rot":0},{"id":"river/road-bridge","x":0,"y":2,"rot":0},{"id":"river/straight-b","x":0,"y":3,"rot":0}],"figures":[{"seat":0,"kind":"follower","x":0,"y":3,"place":1},{"seat":1,"kind":"follower","x":0,"y":2,"place":5}],"lit":[{"segments":[{"x":0,"y":3,"place":2},{"x":0,"y":2,"place":5}],"seat":1},{"segments":[{"x":0,"y":3,"place":1},{"x":0,"y":2,"place":4}],"seat":0}]},
};
