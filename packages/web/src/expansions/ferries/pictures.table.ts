import type { Picture } from '../../still/picture.ts';

/** Written by tools/scenes, which play every picture through the rules (rulebook/pictures.test.ts); not by hand. */
export const pictures: Readonly<Record<string, Picture>> = {
  'ferries-put': {"tiles":[{"id":"base/D-start","x":0,"y":0,"rot":0,"closed":[1]},{"id":"base/W","x":-1,"y":0,"rot":0,"closed":[1]},{"id":"base/B","x":0,"y":1,"rot":0},{"id":"base/A","x":1,"y":1,"rot":180,"closed":[0]},{"id":"ferries/tee","x":1,"y":0,"rot":0,"closed":[0,2]}],"figures":[{"seat":0,"kind":"follower","x":-1,"y":0,"place":1}],"things":[{"name":"ferry","count":1,"x":1,"y":0,"between":["S","W"]}],"last":{"x":1,"y":0},"points":[{"seat":0,"points":4,"at":{"x":-1,"y":0,"place":1}}],"lit":[{"segments":[{"x":-1,"y":0,"place":1},{"x":1,"y":1,"place":0},{"x":1,"y":0,"place":2},{"x":1,"y":0,"place":0},{"x":0,"y":0,"place":1}]}]},
  'ferries-turn': {"tiles":[{"id":"base/D-start","x":0,"y":0,"rot":0},{"id":"base/W","x":-1,"y":0,"rot":0},{"id":"ferries/tee","x":1,"y":0,"rot":0},{"id":"base/U","x":2,"y":0,"rot":90}],"figures":[{"seat":0,"kind":"follower","x":-1,"y":0,"place":1}],"things":[{"name":"ferry","count":1,"x":1,"y":0,"between":["E","S"]}],"last":{"x":2,"y":0},"points":[{"seat":0,"points":3,"at":{"x":-1,"y":0,"place":1}}],"lit":[{"segments":[{"x":0,"y":0,"place":1},{"x":-1,"y":0,"place":1},{"x":1,"y":0,"place":0}]}]},
};
