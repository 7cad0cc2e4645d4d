import { CHANCE, type Game, moveText, newGame, observe } from '@bastide/rules';
import { tilesPlaced, tilesToDraw } from '@bastide/rules/search';
import { keptPreset, randomAnswer, seeded } from '@bastide/rules/testing';
import { LEVELS, type Level } from '../bot.ts';
import { createBot } from '../create.ts';

/**
 * Tables whose answers are kept in `answers.json`. The bots take over where so many of the tiles are left, and for the last tiles.
 */
export const TABLES = [
  { name: 'base, 2 seats', preset: 'base', players: 2, from: [0.8, 0] },
  { name: 'hand of 3, 2 seats', preset: 'base', players: 2, from: [0.4], options: { hand: 3 } },
  { name: 'Big Box 2014, 3 seats', preset: 'bigbox-2014', players: 3, from: [0.5] },
  { name: 'Big Box 2017, 2 seats', preset: 'bigbox-2017', players: 2, from: [0.5] },
  { name: 'Big Box 2017, 4 seats', preset: 'bigbox-2017', players: 4, from: [0.7] },
  { name: 'everything, 2 seats', preset: 'everything', players: 2, from: [0.6, 0] },
  { name: 'everything, 4 seats', preset: 'everything', players: 4, from: [0.4] },
] as const;
export type Table = (typeof TABLES)[number];

/** Enough for every candidate of a level to be tried. */
const ITERATIONS: Readonly<Record<Level, number>> = {
  page: 1,
  squire: 1,
  knight: 1,
  baron: 12,
  count: 24,
  king: 32,
};

export function startOf({ preset, players, ...table }: Table): Game {
  const { sets, options } = keptPreset(preset);
  const more = 'options' in table ? table.options : {};
  const made = newGame({ sets, players, options: { ...options, ...more } });
  if ('error' in made) throw new Error(`${made.error} at ${made.at}`);
  return made.ok;
}

/**
 * A game played at random but for some stretches, in which each level in turn plays a tile, whatever seat it is for. A line is
 * what was answered for one tile: `knight: place base/D 0,1 180; pass`.
 */
export function answersAt(table: Table): string[] {
  const game = startOf(table);
  const random = seeded(17);
  const all = tilesToDraw(game);
  const bots = LEVELS.map((level, seed) =>
    createBot(level, { seed, budget: { iterations: ITERATIONS[level] } }),
  );
  const lines: string[] = [];
  for (const share of table.from) {
    const left = Math.max(LEVELS.length, share * all);
    while (!game.over && (tilesToDraw(game) > left || !isNewTile(game)))
      game.play(randomAnswer(game, random));
    for (const [i, level] of LEVELS.entries()) {
      const placed = tilesPlaced(game);
      const moves: string[] = [];
      while (!game.over && (tilesPlaced(game) === placed || !isNewTile(game))) {
        const isChance = game.toMove === CHANCE;
        const code = isChance ? randomAnswer(game, random) : bots[i].choose(observe(game, game.toMove));
        if (!isChance) moves.push(moveText(game.question.write(game, code)));
        game.play(code);
      }
      lines.push(`${level}: ${moves.join('; ')}`);
    }
  }
  return lines;
}

function isNewTile({ question }: Game): boolean {
  return question.id === 'draw' || question.id === 'choose';
}
