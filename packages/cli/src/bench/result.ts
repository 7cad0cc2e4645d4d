import type { Measures } from './subjects.ts';
import type { Ratios, YardstickMeasure } from './yardstick.ts';

/** All that `bastide bench` tells, as it stands in its JSON. */
export interface BenchResult extends Measures {
  readonly machine: Machine;
  readonly yardstick?: YardstickMeasure;
  readonly ratios?: Ratios;
}

export interface Machine {
  readonly processor: string;
  readonly node: string;
}
