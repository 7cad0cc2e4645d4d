/** Segments are named where they lie, on the board; records and moves use the same names. */
export { readPlace, readSegment, segmentName } from '../board/notation.ts';
