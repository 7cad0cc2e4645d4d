import type { Expansion } from '../../hooks.ts';
import { flyingMachinesRules } from './rules.ts';
import { flyingMachinesTiles } from './tiles.ts';

/** Flying Machines: 8 tiles with an arrow along which a follower may fly, and a die (rules FM). */
export const flyingMachines: Expansion = {
  id: 'flying-machines',
  options: { abbotFlies: { values: [true, false] } },
  box: () => ({
    tiles: flyingMachinesTiles.map((spec) => ({
      id: `flying-machines/${spec.name}`,
      spec,
      pile: 'stock',
      count: spec.count,
    })),
    marks: [{ name: 'flyingMachine', on: 'tile', turns: true }],
  }),
  rules: flyingMachinesRules,
};
