import type { Worth } from '../score/worth.ts';
import { CITY } from '../tile/kinds.ts';
import type { Game } from './game.ts';

/**
 * What a feature would pay if it had so many tiles (or, a field, touched so many closed cities), whoever gets it. For those who
 * think ahead: nothing is walked, so whoever knows the numbers can price a feature as it may become. Fills the game's `worth`;
 * `pointsFor` then tells what one seat gets.
 */
export function price(game: Game, root: number, closed: boolean, tiles: number, cities: number): Worth {
  const { worth, rules, board } = game;
  const { rate, bonus, cut } = rules.hooks;
  const kind = board.kindOf(root);
  worth.root = root;
  worth.kind = kind;
  worth.closed = closed;
  worth.reasons = undefined;
  worth.tiles = tiles;
  worth.cities = cities;
  worth.pennants =
    kind === CITY ? (board.features.marks[root] >>> rules.pennant.shift) & rules.pennant.mask : 0;
  for (let i = 0; i < rate.length; i++) rate[i](game, worth);
  worth.points = tiles * worth.perTile + worth.pennants * worth.perPennant + cities * worth.perCity;
  for (let i = 0; i < bonus.length; i++) bonus[i](game, worth);
  for (let i = 0; i < cut.length; i++) cut[i](game, worth);
  return worth;
}
