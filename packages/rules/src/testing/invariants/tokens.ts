import type { Game } from '../../game/game.ts';
import { tokensHeld } from '../../game/record.ts';
import type { Reading } from './reading.ts';

/** A token printed as a mark is held by somebody as soon as its feature is closed, and not before (TB1). */
export function checkTokens(game: Game, reading: Reading): string[] {
  const problems: string[] = [];
  const held = tokensHeld(game);
  for (const name of game.rules.hooks.tokens.flatMap(({ names }) => names)) {
    if (!isPrinted(game, name)) continue;
    const closed = reading.features.filter(({ kind, open }) => kind === 'city' && open === 0);
    const printed = closed.reduce((sum, { marks }) => sum + (marks[name] ?? 0), 0);
    const taken = held.reduce((sum, tokens) => sum + (tokens[name] ?? 0), 0);
    if (taken !== printed) problems.push(`${taken} ${name} are held, ${printed} are in closed cities`);
  }
  return problems;
}

function isPrinted({ tiles }: Game, name: string): boolean {
  return tiles.types.some(({ spec }) => spec.segments.some(({ marks }) => (marks[name] ?? 0) > 0));
}
