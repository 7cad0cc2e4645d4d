import { scene } from '@bastide/rules/testing';
import { expect, test } from 'vitest';
import { BARON, settingsFor } from './trial-mind.ts';

test('the richer a game, the fewer ways and tiles a baron tries', () => {
  const triedIn = (...sets: string[]) => {
    const { considered, tiles } = settingsFor(BARON, scene('', { sets: ['base', ...sets] }).game);
    return [considered, tiles];
  };
  const four = ['river', 'abbot', 'inns-cathedrals', 'traders-builders'];
  expect(triedIn()).toEqual([8, 4]);
  expect(triedIn(...four)).toEqual([7, 3]);
  expect(triedIn(...four, 'ferries', 'robbers')).toEqual([6, 3]);
});
