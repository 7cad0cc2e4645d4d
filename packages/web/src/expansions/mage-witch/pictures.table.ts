import type { Picture } from '../../still/picture.ts';

/** Written by tools/scenes, which play every picture through the rules (rulebook/pictures.test.ts); not by hand. */
export const pictures: Readonly<Record<string, Picture>> = {
  'mage-road': {"tiles":[{"id":"base/W","x":0,"y":0,"rot":0,"closed":[1]},{"id":"base/U","x":1,"y":0,"rot":90,"closed":[0]},{"id":"base/W","x":2,"y":0,"rot":0,"closed":[0]}],"figures":[{"seat":0,"kind":"follower","x":1,"y":0,"place":0}],"things":[{"name":"mage","count":1,"x":0,"y":0,"on":"road:E"}],"last":{"x":2,"y":0},"lit":[{"segments":[{"x":1,"y":0,"place":0},{"x":2,"y":0,"place":0},{"x":0,"y":0,"place":1}]}],"points":[{"seat":0,"points":6,"at":{"x":1,"y":0,"place":0}}]},
  'witch-road': {"tiles":[{"id":"base/W","x":0,"y":0,"rot":0,"closed":[1]},{"id":"base/U","x":1,"y":0,"rot":90,"closed":[0]},{"id":"base/U","x":2,"y":0,"rot":90,"closed":[0]},{"id":"base/U","x":3,"y":0,"rot":90,"closed":[0]},{"id":"base/W","x":4,"y":0,"rot":0,"closed":[0]}],"figures":[{"seat":1,"kind":"follower","x":1,"y":0,"place":0}],"things":[{"name":"witch","count":1,"x":0,"y":0,"on":"road:E"}],"last":{"x":4,"y":0},"lit":[{"segments":[{"x":1,"y":0,"place":0},{"x":4,"y":0,"place":0},{"x":3,"y":0,"place":0},{"x":2,"y":0,"place":0},{"x":0,"y":0,"place":1}]}],"points":[{"seat":1,"points":3,"at":{"x":1,"y":0,"place":0}}]},
};
