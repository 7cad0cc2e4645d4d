/** A bug of ours in the middle of a game: with the seed, the set-up and the step whoever looks for it needs. */
export class InGame extends Error {
  override readonly name = 'InGame';

  constructor(error: unknown, at: { readonly seed: number; readonly step: number; readonly setup: unknown }) {
    const message = error instanceof Error ? error.message : String(error);
    super(`${message} (seed ${at.seed}, step ${at.step}, set-up ${JSON.stringify(at.setup)})`, {
      cause: error,
    });
    if (error instanceof Error && error.stack !== undefined) this.stack = `${this.message}\n${error.stack}`;
  }
}
