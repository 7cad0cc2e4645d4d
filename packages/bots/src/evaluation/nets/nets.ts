import { CITY, FIELD, ROAD } from '@bastide/rules/search';
import { COMMON } from '../holdings.ts';
import { Net, type NetShape, numbersOf } from './net.ts';

/** Numbers that tell where a seat stands in a held feature (`prospects.ts`). */
const OWN = 24;
/** What a held feature is worth to a seat that stands there, beyond the terms. */
const FEATURE_INPUTS = COMMON + OWN;
/** What a seat's followers at home are worth, beyond the terms. */
const FUTURE_INPUTS = 38;

/** In the order of their numbers: roads, cities, monasteries and gardens, fields; then the followers at home. */
const FEATURES = 4;

/** All nets of an evaluation, as wide as their numbers say. */
export class Nets {
  readonly features: readonly Net[];
  readonly future: Net;

  constructor(numbers: Float64Array) {
    const hidden = widthOf(numbers.length);
    const shape = featureShape(hidden);
    const size = numbersOf(shape);
    this.features = Array.from(
      { length: FEATURES },
      (_, i) => new Net(shape, numbers.subarray(i * size, (i + 1) * size)),
    );
    this.future = new Net(futureShape(hidden), numbers.subarray(FEATURES * size));
  }

  /** The net for a kind of feature. */
  of(kind: number): Net {
    return this.features[netOf(kind)];
  }
}

function featureShape(hidden: number): NetShape {
  return { inputs: FEATURE_INPUTS, hidden };
}

function futureShape(hidden: number): NetShape {
  return { inputs: FUTURE_INPUTS, hidden };
}

/** How many numbers nets with so many hidden have. */
export function numbersInAll(hidden: number): number {
  return FEATURES * numbersOf(featureShape(hidden)) + numbersOf(futureShape(hidden));
}

function widthOf(numbers: number): number {
  const none = numbersInAll(0);
  return (numbers - none) / (numbersInAll(1) - none);
}

/** The place of a kind's net among those of features. */
export function netOf(kind: number): number {
  if (kind === ROAD) return 0;
  if (kind === CITY) return 1;
  return kind === FIELD ? 3 : 2;
}
