/** Numbers of a position, read only. They change as the game is played on. */
export interface LiveNumbers {
  readonly length: number;
  readonly [index: number]: number;
}
