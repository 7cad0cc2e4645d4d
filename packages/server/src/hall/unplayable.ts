const LONGEST_REASON = 500;

export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_REASON);
}

/** A stored game that can't be played on, and why: its log makes no sense to this program. */
export class BrokenGame extends Error {
  override readonly name: string = 'BrokenGame';
  readonly game: string;
  /** What a player is told. */
  readonly code: 'broken' | 'newer' | 'settled' = 'broken';

  constructor(game: string, reason: string, cause?: unknown) {
    super(reason, { cause });
    this.game = game;
  }
}

/** A game by rules this node does not have yet: others look after it. */
export class NewerGame extends BrokenGame {
  override readonly name = 'NewerGame';
  override readonly code = 'newer';
}

/** A game that was ended because its rules are gone. */
export class SettledGame extends BrokenGame {
  override readonly name = 'SettledGame';
  override readonly code = 'settled';
}
