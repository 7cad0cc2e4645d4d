import { type Plant, planted } from '@bastide/bots/testing';
import type { PresetName } from '@bastide/rules';
import type { KeptReplay } from '../../src/replay/games/kept.ts';
import { COLOURS } from '../../src/session/types.ts';

/**
 * A game of knights with a bad move planted in it, kept in the browser to be watched, and the first move of that decision. It ends so many
 * moves after it.
 */
export function keptReplay(preset: PresetName, players: number, plant: Plant, after?: number) {
  const { setup, moves, at } = planted(preset, players, plant, after);
  const names = ['Aude', 'Raimond', 'Esclarmonde', 'Simon'];
  const seats = COLOURS.slice(0, players).map((colour, seat) => ({
    colour,
    name: names[seat],
    player: 'person' as const,
  }));
  const kept: KeptReplay = {
    id: 'planted',
    name: 'planted',
    table: { setup: { options: {}, ...setup }, seats },
    moves,
  };
  return {
    kept: { 'bastide.replays': [kept] },
    at,
    seat: Number(moves[at].by),
    address: '#/replay/kept/planted',
  };
}
