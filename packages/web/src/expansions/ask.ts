import type { Answer, Language, SegmentPlace } from '@bastide/rules';
import type { ComponentType } from 'react';
import type { SeatInfo, TableView } from '../session/types.ts';

/**
 * A question with its own objects: `ask.tsx` of a folder exports `asks`, by the id of the question or, for what is done in the
 * figure action, by the label of its answers, also with the figure behind it: `deploy/pig`. Without one a question is asked with pins, buttons and a list of all answers,
 * which stays behind “All choices” in any case.
 */
export type Asks = Readonly<Record<string, Ask>>;

export interface Ask {
  /** Stands in the panel in place of a button for each answer. */
  readonly Panel?: ComponentType<AskProps>;
  /** The panel only explains: the answers are chosen on the land. */
  readonly isOnLand?: boolean;
  /** What of the land is lit, and what is written there, in place of pins: one for each answer that can be pointed at. */
  readonly light?: (asking: Asking, lang: Language) => readonly Lit[];
  /** The figure is not there for what its place pays. */
  readonly isUnpaid?: boolean;
}

/** What is asked, and how far whoever is asked has come. */
export interface Asking {
  readonly view: TableView;
  /** Who is asked. */
  readonly seat: number;
  /** Those the object is about; what each brings, the rules have put beside it. */
  readonly answers: readonly Answer[];
  /** The one chosen tentatively. */
  readonly chosen: Answer | undefined;
  /** What was chosen first, where an answer is chosen in two steps: a figure, and then its place. */
  readonly first: string | undefined;
  /** Whether what features are worth is told; nothing is at a table without help. */
  readonly isTold: boolean;
}

export interface AskProps extends Asking {
  readonly seats: readonly SeatInfo[];
  onFirst(first: string | undefined): void;
  /** Chooses an answer; the one that is chosen already is played. */
  onPick(answer: Answer): void;
}

/** A part of the land that means an answer wherever it is pressed. */
export interface Lit {
  readonly answer: Answer;
  readonly segments: readonly SegmentPlace[];
  /** A few signs written on it: `+5`. */
  readonly note: string;
  readonly tone: 'more' | 'less' | 'plain';
  /** Squares it may lead to, counted from 1. */
  readonly squares?: readonly { readonly x: number; readonly y: number; readonly works: boolean }[];
}
