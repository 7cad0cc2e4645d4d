import type { Expansion } from '../../expansion.ts';
import { citations } from './citations.ts';
import { flyingMachinesRules } from './rules.ts';
import { flyingMachinesTiles } from './tiles.ts';

/** Flying Machines: 8 tiles with an arrow along which a follower may fly, and a die (rules FM). */
export const expansion = {
  id: 'flying-machines',
  position: 80,
  options: { abbotFlies: { values: [true, false], onlyWith: 'abbot' } },
  presets: { 'bigbox-2017': {}, everything: {} },
  printedMinutes: 10,
  citations,
  /** The machine is shown by its arrow, one for each direction, north first. */
  letters: { marks: { flyingMachine: '↑↗→↘↓↙←↖' } },
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
} as const satisfies Expansion;
