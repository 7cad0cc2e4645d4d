/** What a held feature is expected to come to. */
export interface Expectation {
  readonly feature: number;
  readonly kind: number;
  /** That it is closed before the end. */
  readonly chance: number;
  /** By seat: points it brings. */
  readonly pays: readonly number[];
}
