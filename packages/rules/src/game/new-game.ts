import { Arena, MEASURING_SIZE } from '../arena/arena.ts';
import type { Registry } from '../expansions/registry.ts';
import { Game } from './game.ts';
import { fail, type Result } from './result.ts';
import { compose, type Ruleset } from './ruleset/ruleset.ts';
import { readSetup, type Setup } from './setup.ts';

/** A game at its first question, from a set-up that may be wrong. */
export function startGame(input: unknown, registry: Registry): Result<Game> {
  const setup = readSetup(input, registry.expansions, registry.version);
  if ('error' in setup) return setup;
  const { start, ...usual } = setup.ok;
  const game = begin(compose({ ...usual, start: undefined }, registry));
  if (start === undefined) return { ok: game };
  const wrong = wrongStart(game, start);
  return wrong ?? { ok: begin(compose(setup.ok, registry)) };
}

function begin(rules: Ruleset): Game {
  const measured = new Game(rules, new Arena(MEASURING_SIZE));
  const game = new Game(rules, new Arena(Math.ceil(measured.arena.used / 8) * 8));
  game.begin();
  return game;
}

/** A start of one's own shows the same tiles as the usual one: a single tile anywhere and turned, a board in one piece. */
function wrongStart({ board, tiles }: Game, start: NonNullable<Setup['start']>): Result<never> | undefined {
  const { land } = board;
  if (start.length !== land.placed) return fail('wrong-start', 'start');
  const east = start[0].x - land.x[0];
  const south = start[0].y - land.y[0];
  for (const [slot, { tile, x, y, rot }] of start.entries()) {
    const type = tiles.indexOf(tile);
    if (type < 0) return fail('unknown-tile', `start.${slot}.tile`);
    if (tiles.face[type] !== tiles.face[board.typeOf(slot)]) return fail('wrong-start', `start.${slot}`);
    const inPlace =
      x - land.x[slot] === east && y - land.y[slot] === south && rot === (land.oriented[slot] & 3) * 90;
    if (start.length > 1 && !inPlace) return fail('wrong-start', `start.${slot}`);
  }
  return undefined;
}
