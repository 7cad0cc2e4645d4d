import type { Picture } from '../../still/picture.ts';

/** Written by tools/scenes, which play every picture through the rules (rulebook/pictures.test.ts); not by hand. */
export const pictures: Readonly<Record<string, Picture>> = {
  'flying-way': {"tiles":[{"id":"base/D-start","x":0,"y":0,"rot":0},{"id":"base/R","x":0,"y":-1,"rot":180},{"id":"base/U","x":1,"y":0,"rot":90},{"id":"flying-machines/straight-WE-orth","x":2,"y":0,"rot":0}],"figures":[{"seat":1,"kind":"follower","x":0,"y":-1,"place":0}],"last":{"x":2,"y":0},"signs":[{"x":0,"y":0,"place":0,"ok":true},{"x":0,"y":0,"place":1,"ok":true}],"arrows":[{"from":{"x":2,"y":0},"to":{"x":0.35,"y":0}}]},
};
