/** A stored game that can't be played on, and why: its log makes no sense to this program. */
export class BrokenGame extends Error {
  override readonly name = 'BrokenGame';
  readonly game: string;

  constructor(game: string, reason: string, cause?: unknown) {
    super(reason, { cause });
    this.game = game;
  }
}
