import { KINDS } from '@bastide/rules';

/** Numbers of the kinds of features. */
export const ROAD = KINDS.indexOf('road');
export const CITY = KINDS.indexOf('city');
export const MONASTERY = KINDS.indexOf('monastery');
export const GARDEN = KINDS.indexOf('garden');
export const FIELD = KINDS.indexOf('field');
