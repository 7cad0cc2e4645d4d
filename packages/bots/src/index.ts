/** Opponents for Bastide, on the public API of the rules. */
export { chooseMove } from './simple.ts';
