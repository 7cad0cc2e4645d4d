import type { Game, Move } from '@bastide/rules';

/** Someone at the table who is no person. Plays one seat of one game at a time. */
export interface Player {
  /** A game begins. */
  begin(seating: Seating): Promise<void>;
  /** A code that answers the open question of what its seat sees; nothing if it has none. `turn` counts turns. */
  answer(view: Game, turn: number): number | undefined | Promise<number | undefined>;
  /** What was played, chance's draws too, as the record has it: hidden tiles must not be passed on to what thinks. */
  onMove?(move: Move): void;
  /** The answer could not be played; something else was. */
  corrected?(fault: Fault): void;
  end(scores: readonly number[]): void;
  /** Leaves the table for good. */
  close(): Promise<void>;
}

export interface Seating {
  readonly game: Game;
  readonly seat: number;
  readonly seed: number;
}

/** What a player did wrong, so that the referee answered for it. */
export const FAULTS = ['illegal', 'nonsense', 'late', 'died'] as const;
export type FaultKind = (typeof FAULTS)[number];

export class Fault extends Error {
  override readonly name = 'Fault';
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
