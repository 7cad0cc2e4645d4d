import type { Picture } from '../../still/picture.ts';

/** Written by tools/scenes, which play every picture through the rules (rulebook/pictures.test.ts); not by hand. */
export const pictures: Readonly<Record<string, Picture>> = {
  'small-city': {"tiles":[{"id":"base/E","x":0,"y":0,"rot":180,"closed":[0]},{"id":"base/E","x":0,"y":1,"rot":0,"closed":[0]}],"figures":[{"seat":0,"kind":"follower","x":0,"y":0,"place":0}],"last":{"x":0,"y":1},"lit":[{"segments":[{"x":0,"y":1,"place":0},{"x":0,"y":0,"place":0}]}],"points":[{"seat":0,"points":2,"at":{"x":0,"y":0,"place":0}}]},
  'per-city': {"tiles":[{"id":"base/D-start","x":0,"y":0,"rot":0,"closed":[0]},{"id":"base/G","x":0,"y":-1,"rot":90,"closed":[0]},{"id":"base/U","x":1,"y":0,"rot":90},{"id":"base/E","x":0,"y":-2,"rot":180,"closed":[0]}],"figures":[{"seat":0,"kind":"follower","x":0,"y":-1,"place":2},{"seat":0,"kind":"follower","x":0,"y":-2,"place":1},{"seat":1,"kind":"follower","x":1,"y":0,"place":2}],"lit":[{"segments":[{"x":0,"y":-1,"place":2}],"seat":0},{"segments":[{"x":1,"y":0,"place":2},{"x":0,"y":0,"place":2}],"seat":1},{"segments":[{"x":0,"y":-2,"place":1}],"seat":0}],"points":[{"seat":0,"points":3,"at":{"x":0,"y":-2,"place":0}}]},
  'hand-of-three': {"tiles":[{"id":"base/D-start","x":0,"y":0,"rot":0},{"id":"base/U","x":-1.15,"y":1.35,"rot":0},{"id":"base/N","x":0,"y":1.35,"rot":0},{"id":"base/B","x":1.15,"y":1.35,"rot":0}]},
};
