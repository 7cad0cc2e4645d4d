/** Reading from outside succeeds, or fails with a code and a place: `{ error: 'unknown-tile', at: 'moves.17' }`. */
export type Result<T> = { readonly ok: T } | Failure;

export interface Failure {
  readonly error: string;
  readonly at: string;
}

export function fail(error: string, at: string): Failure {
  return { error, at };
}
