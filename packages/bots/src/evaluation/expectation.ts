/** What a held feature is expected to come to. */
export interface Expectation {
  readonly feature: number;
  readonly kind: number;
  /** That it is closed before the end: as often as that happens, and as the terms have it. */
  readonly chance: number;
  readonly told: number;
  /** By seat: points it brings, and what it would pay if the game ended now. */
  readonly pays: readonly number[];
  readonly now: readonly number[];
}
