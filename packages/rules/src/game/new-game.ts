import { Arena, MEASURING_SIZE } from '../arena/arena.ts';
import type { Expansion } from '../hooks.ts';
import { Options } from '../turn/options.ts';
import { Game } from './game.ts';
import { CHANCE } from './move.ts';
import { fail, type Result } from './result.ts';
import { compose, type Order, type Ruleset } from './ruleset.ts';
import { readSetup, type Setup } from './setup.ts';

/** A game at its first question, from a set-up that may be wrong. */
export function startGame(input: unknown, catalogue: readonly Expansion[], order: Order): Result<Game> {
  const setup = readSetup(input, catalogue);
  if ('error' in setup) return setup;
  const { start, ...usual } = setup.ok;
  const game = begin(compose({ ...usual, start: undefined }, catalogue, order));
  if (start === undefined) return { ok: game };
  const wrong = wrongStart(laidOut(game), start);
  return wrong ?? { ok: begin(compose(setup.ok, catalogue, order)) };
}

/** Lets chance decide anything, so that the start is laid: where it lies does not matter here. */
function laidOut(game: Game): Game {
  const options = new Options();
  while (game.turn.part === 0 && game.toMove === CHANCE) {
    game.listOptions(options);
    game.play(options.codes[0]);
  }
  return game;
}

function begin(rules: Ruleset): Game {
  const measured = new Game(rules, new Arena(MEASURING_SIZE));
  const game = new Game(rules, new Arena(Math.ceil(measured.arena.used / 8) * 8));
  game.begin();
  return game;
}

/** A start of one's own may lie elsewhere or be turned, but must show the same tiles as the usual one. */
function wrongStart(usual: Game, start: NonNullable<Setup['start']>): Result<never> | undefined {
  const { land } = usual.board;
  if (start.length !== land.placed) return fail('wrong-start', 'start');
  for (const [index, { tile }] of start.entries()) {
    const type = usual.tiles.indexOf(tile);
    if (type < 0) return fail('unknown-tile', `start.${index}.tile`);
    if (usual.tiles.face[type] !== usual.tiles.face[usual.board.typeOf(index)])
      return fail('wrong-start', `start.${index}`);
  }
  return undefined;
}
