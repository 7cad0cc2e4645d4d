import type { Order } from '../game/ruleset.ts';

/** The order of play with every expansion (rules, section X): for each slot its steps, for `figure` its actions. */
export const order: Order = {
  start: ['table', 'river/source', 'base/start-tile', 'first-player', 'deal'],
  draw: ['draw'],
  drawn: [],
  place: ['place'],
  placed: ['river/flow', 'traders-builders/second-part'],
  figure: ['deploy', 'abbot/home'],
  settled: ['draw-up'],
  score: ['score'],
  scored: [],
  final: ['base/unfinished', 'base/fields', 'rules-2000/fields', 'traders-builders/goods'],
};
