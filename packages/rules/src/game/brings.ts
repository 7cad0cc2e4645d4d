/** What an answer brings: in numbers and names, the words are found elsewhere. */
export interface Brings {
  /** Points for each seat that gains or loses by it: at once, or once what it is about is scored as it stands. */
  readonly points?: readonly SeatPoints[];
  /** How much more or less a feature pays, to whoever will have it. */
  readonly change?: number;
  /** What chance may bring after it, by name, and how likely, in whole parts. */
  readonly odds?: readonly { readonly name: string; readonly parts: number }[];
  /** The space of the score track that a scorer comes to, and whether it is a dark one (G7). */
  readonly space?: { readonly from: number; readonly to: number; readonly dark: boolean };
  /** Squares of the land it may lead to, the nearest first, and whether it would work out there. */
  readonly squares?: readonly { readonly x: number; readonly y: number; readonly works: boolean }[];
}

export interface SeatPoints {
  readonly seat: number;
  readonly points: number;
}
