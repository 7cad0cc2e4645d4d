/** For tests only, of this repository and of expansions that bring a valuer. */

export { Evaluation } from '../evaluation/evaluation.ts';
export { type Plant, type Planted, planted } from './planting.ts';
