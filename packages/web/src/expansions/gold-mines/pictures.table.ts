import type { Picture } from '../../still/picture.ts';

/** Written by tools/scenes, which play every picture through the rules (rulebook/pictures.test.ts); not by hand. */
export const pictures: Readonly<Record<string, Picture>> = {
  'gold-laid': {"tiles":[{"id":"base/D-start","x":0,"y":0,"rot":0},{"id":"gold-mines/monastery-curve","x":1,"y":0,"rot":90}],"things":[{"name":"gold","count":1,"x":0,"y":0},{"name":"gold","count":1,"x":1,"y":0}],"last":{"x":1,"y":0},"arrows":[{"from":{"x":1.2,"y":0.3},"to":{"x":0.45,"y":0.3}}]},
  'gold-shared': {"tiles":[{"id":"base/W","x":0,"y":0,"rot":0,"closed":[1]},{"id":"base/U","x":1,"y":0,"rot":90,"closed":[0]},{"id":"base/W","x":3,"y":0,"rot":0,"closed":[0]},{"id":"gold-mines/bridge","x":2,"y":0,"rot":0,"closed":[1]}],"figures":[{"seat":0,"kind":"follower","x":1,"y":0,"place":0},{"seat":1,"kind":"follower","x":3,"y":0,"place":0}],"things":[{"name":"gold","count":1,"x":1,"y":0},{"name":"gold","count":1,"x":2,"y":0}],"last":{"x":2,"y":0},"lit":[{"segments":[{"x":2,"y":0,"place":1},{"x":0,"y":0,"place":1},{"x":1,"y":0,"place":0},{"x":3,"y":0,"place":0}]}],"points":[{"seat":0,"points":4,"at":{"x":1,"y":0,"place":0}},{"seat":1,"points":4,"at":{"x":3,"y":0,"place":0}}]},
};
