import { type Scene, scene } from '@bastide/rules/testing';

/** A game with hands of three, before they are dealt: a city of red's that the cap base/E closes for 8 points. */
export function cityBesideHand(): Scene {
  return scene(
    `
    ..... ..... .....
    ..... ..... .....
    ..M.. ..M.. ..M..
    ..... ..... .....
    ..... ..... .....
    ....# #...#
    ...## #####
    ...#R ##P##
    ...## #####
    ....# #...#
    R: red follower`,
    { options: { hand: 3 } },
  );
}
