import { expect, test } from 'vitest';
import { registryOf } from '../expansions/registry.ts';
import { catalogue, presets } from '../index.ts';
import { keptPreset } from './setups.ts';

test('a set that joins a preset changes no game that tests keep of it', () => {
  const later = registryOf([
    ...catalogue,
    { id: 'mill', position: 990, presets: { everything: {} }, citations: {} },
  ]);
  expect(later.presets.everything.sets).toContain('mill');
  expect(keptPreset('everything', later).sets).toEqual(keptPreset('everything').sets);
  expect(presets.everything.sets).toEqual(expect.arrayContaining([...keptPreset('everything').sets]));
});
