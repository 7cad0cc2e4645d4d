import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { BARON, settingsFor } from './trial-mind.ts';

const FOUR = ['river', 'abbot', 'inns-cathedrals', 'traders-builders'];
const SIX = [...FOUR, 'ferries', 'robbers'];

function triedIn(sets: readonly string[], players = 2) {
  const { considered, tiles } = settingsFor(BARON, scene('', { sets: ['base', ...sets], players }).game);
  return [considered, tiles];
}

test('the richer a game, the fewer ways and tiles a baron tries', () => {
  expect(triedIn([])).toEqual([8, 4]);
  expect(triedIn(FOUR)).toEqual([7, 3]);
  expect(triedIn(SIX)).toEqual([6, 3]);
});

test('with more than two seats a baron tries a tile only where the game is rich', () => {
  expect(triedIn([], 4)).toEqual([8, 4]);
  expect(triedIn(SIX, 4)).toEqual([6, 1]);
});
