import type { Picture } from '../../still/picture.ts';

/** Written by tools/scenes, which play every picture through the rules (rulebook/pictures.test.ts); not by hand. */
export const pictures: Readonly<Record<string, Picture>> = {
  'robbers-steal': {"tiles":[{"id":"base/W","x":0,"y":0,"rot":0,"closed":[1]},{"id":"base/U","x":1,"y":0,"rot":90,"closed":[0]},{"id":"robbers/tee","x":2,"y":0,"rot":0,"closed":[0]}],"figures":[{"seat":0,"kind":"follower","x":1,"y":0,"place":0}],"things":[{"name":"robber","count":1,"seat":1,"spot":0}],"last":{"x":2,"y":0},"lit":[{"segments":[{"x":1,"y":0,"place":0},{"x":2,"y":0,"place":0},{"x":0,"y":0,"place":1}]}],"points":[{"seat":0,"points":3,"at":{"x":1,"y":0,"place":0}},{"seat":1,"points":2}],"track":{"from":0,"to":7,"pawns":[{"seat":0,"kind":"marker","space":3,"since":0},{"seat":1,"kind":"marker","space":2,"since":0},{"seat":1,"kind":"robber","space":0}]}},
};
