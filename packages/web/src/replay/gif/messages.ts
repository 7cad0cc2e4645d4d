/** What the page tells the worker that writes a film. */
export type FilmAsked =
  /** Begins: some pictures of it, for its colours, and colours that must be exact. */
  | {
      readonly ask: 'begin';
      readonly width: number;
      readonly height: number;
      readonly samples: readonly Uint8ClampedArray[];
      readonly exact: readonly number[];
    }
  | { readonly ask: 'add'; readonly picture: Uint8ClampedArray; readonly hundredths: number }
  | { readonly ask: 'finish' };

/** Every question is answered, in order; the last with the file. */
export interface FilmAnswered {
  readonly file?: Uint8Array;
}
