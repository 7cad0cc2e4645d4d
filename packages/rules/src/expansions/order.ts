import type { Order } from '../game/ruleset.ts';

/** The order of play with every expansion (rules, section X): for each slot its steps, for `figure` its actions. */
export const order: Order = {
  start: ['table', 'wheel-of-fortune/board', 'river/source', 'base/start-tile', 'first-player', 'deal'],
  draw: ['messengers/round', 'draw'],
  drawn: ['wheel-of-fortune/spin', 'wheel-of-fortune/crowns'],
  place: ['place'],
  placed: [
    'river/flow',
    'ferries/meet',
    'traders-builders/second-part',
    'hills-sheep/hill',
    'gold-mines/ingots',
    'mage-witch/magic',
    'robbers/put',
    'hills-sheep/tend',
    'hills-sheep/closed-flock',
  ],
  figure: ['deploy', 'flying-machines/fly', 'wheel-of-fortune/crown', 'abbot/home'],
  settled: [
    'hills-sheep/first-token',
    'ferries/put',
    'ferries/turn',
    'draw-up',
    'hills-sheep/tend',
    'hills-sheep/closed-flock',
  ],
  score: ['score'],
  scored: [
    'gold-mines/share',
    'messengers/message',
    'crop-circles/farmers',
    'crop-circles/highwaymen',
    'crop-circles/knights',
  ],
  final: [
    'messengers/merge',
    'robbers/end',
    'gold-mines/remove',
    'base/unfinished',
    'base/fields',
    'rules-2000/fields',
    'traders-builders/goods',
    'gold-mines/gold',
  ],
};
