import { CITY, FIELD, ROAD } from '@bastide/rules/search';
import { COMMON } from '../holdings.ts';
import { Net, type NetShape, numbersOf } from './net.ts';

/** Numbers that tell where a seat stands in a held feature (`prospects.ts`). */
const OWN = 13;
/** What a held feature is worth to a seat that stands there, beyond the terms. */
export const FEATURE_SHAPE: NetShape = { inputs: COMMON + OWN, hidden: 16, outputs: 1 };
/** What a seat's followers at home are worth, beyond the terms. */
export const FUTURE_SHAPE: NetShape = { inputs: 16, hidden: 12, outputs: 1 };

/** In the order of their numbers: roads, cities, monasteries and gardens, fields; then the followers at home. */
const FEATURES = 4;

/** All nets of an evaluation. */
export class Nets {
  readonly features: readonly Net[];
  readonly future: Net;

  constructor(numbers: Float64Array) {
    const size = numbersOf(FEATURE_SHAPE);
    this.features = Array.from(
      { length: FEATURES },
      (_, i) => new Net(FEATURE_SHAPE, numbers.subarray(i * size, (i + 1) * size)),
    );
    this.future = new Net(FUTURE_SHAPE, numbers.subarray(FEATURES * size, numbersInAll()));
  }

  /** The net for a kind of feature. */
  of(kind: number): Net {
    return this.features[netOf(kind)];
  }
}

export function numbersInAll(): number {
  return FEATURES * numbersOf(FEATURE_SHAPE) + numbersOf(FUTURE_SHAPE);
}

/** The place of a kind's net among those of features. */
export function netOf(kind: number): number {
  if (kind === ROAD) return 0;
  if (kind === CITY) return 1;
  return kind === FIELD ? 3 : 2;
}
