import type { Picture } from '../../still/picture.ts';

/** Written by tools/scenes, which play every picture through the rules (rulebook/pictures.test.ts); not by hand. */
export const pictures: Readonly<Record<string, Picture>> = {
  'abbot-where': {"tiles":[{"id":"base/D-start","x":0,"y":0,"rot":0},{"id":"base/E-garden","x":0,"y":1,"rot":180}],"last":{"x":0,"y":1},"signs":[{"x":0,"y":1,"place":2,"ok":true},{"x":0,"y":1,"place":0,"ok":false},{"x":0,"y":1,"place":1,"ok":false}]},
  'abbot-home': {"tiles":[{"id":"base/D-start","x":0,"y":0,"rot":0},{"id":"base/E-garden","x":0,"y":1,"rot":180},{"id":"base/U","x":1,"y":0,"rot":90},{"id":"base/U","x":-1,"y":0,"rot":90},{"id":"base/B","x":1,"y":1,"rot":0},{"id":"base/E","x":-1,"y":1,"rot":270}],"figures":[{"seat":0,"kind":"abbot","x":0,"y":1,"place":2}],"last":{"x":-1,"y":1},"lit":[{"segments":[{"x":0,"y":1,"place":2}]}],"points":[{"seat":0,"points":6,"at":{"x":0,"y":1,"place":2}}]},
};
