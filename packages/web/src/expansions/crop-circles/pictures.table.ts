import type { Picture } from '../../still/picture.ts';

/** Written by tools/scenes, which play every picture through the rules (rulebook/pictures.test.ts); not by hand. */
export const pictures: Readonly<Record<string, Picture>> = {
  'crop-add': {"tiles":[{"id":"base/D-start","x":0,"y":0,"rot":0},{"id":"base/R","x":0,"y":-1,"rot":180},{"id":"base/E","x":0,"y":1,"rot":180},{"id":"crop-circles/shield-two-opposite-cities","x":1,"y":-1,"rot":90}],"figures":[{"seat":0,"kind":"follower","x":0,"y":-1,"place":0},{"seat":0,"kind":"follower","x":0,"y":-1,"place":0},{"seat":1,"kind":"follower","x":0,"y":1,"place":0},{"seat":1,"kind":"follower","x":0,"y":1,"place":0}]},
};
