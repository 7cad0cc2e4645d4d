/** The cell of a placement, which is an answer to the question `place`. */
export function cellOfPlacement(code: number): number {
  return code >> 2;
}

/** The cell and the edge of an open end (`Shape.opens`). */
export function cellOfEnd(end: number): number {
  return end >> 2;
}

export function edgeOfEnd(end: number): number {
  return end & 3;
}
