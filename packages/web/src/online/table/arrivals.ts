/** A table at which one wants to sit down as soon as it is seen: one just laid, or the next game with the same people. */
let wanted: string | undefined;

export function willSit(game: string): void {
  wanted = game;
}

/** Whether one wanted to sit down there; the wish is forgotten with it. */
export function wantedToSit(game: string): boolean {
  if (wanted !== game) return false;
  wanted = undefined;
  return true;
}
