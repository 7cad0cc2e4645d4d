import { type Game, newGame, presets } from '@bastide/rules';

/** What a table plays: one of the presets, by so many seats. */
export interface Table {
  readonly preset: keyof typeof presets;
  readonly players: number;
}

/** A game as it was played: the answers of everybody, chance included. */
export interface PlayedGame {
  readonly codes: readonly number[];
}

export function startAt({ preset, players }: Table): Game {
  const made = newGame({ ...presets[preset], players });
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  return made.ok;
}

/** Whether the next thing to happen is that a tile is drawn: what was answered before is settled. */
export function isBeforeDraw({ over, question }: Game): boolean {
  return !over && question.id === 'draw';
}
