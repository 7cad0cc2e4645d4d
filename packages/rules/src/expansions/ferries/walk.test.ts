import { expect, test } from 'vitest';
import type { Game } from '../../game/game.ts';
import { seeded } from '../../game/random.ts';
import { thingsOf } from '../../game/things.ts';
import { newGame } from '../../index.ts';
import { checkGame } from '../../testing/invariants.ts';
import { randomGame } from '../../testing/walk.ts';
import { EDGES, ROAD_EDGE } from '../../tile/kinds.ts';

/** Every lake has its ferry, but the one whose part is not so far yet; ferries lie on lakes, between two different quays. */
function checkFerries(game: Game): void {
  const { land } = game.board;
  const lakes = game.tiles.tileMark('ferry');
  const ferries = thingsOf(game).filter(({ name }) => name === 'ferry');
  const placed = Array.from({ length: land.placed }, (_, slot) => lakes[game.board.typeOf(slot)]);
  const due = game.question.id === 'draw' || game.over ? 0 : lakes[Math.max(game.turn.type, 0)];
  const all = placed.reduce((sum, lake) => sum + lake, 0);
  expect([all, all - due]).toContain(ferries.length);
  for (const { x = 0, y = 0, between = [] } of ferries) {
    const oriented = land.oriented[land.slotAt(x, y)];
    expect(lakes[oriented >> 2]).toBe(1);
    expect(new Set(between).size).toBe(2);
    const kinds = EDGES.flatMap((edge, d) =>
      between.includes(edge) ? [game.tiles.edge[oriented * 4 + d]] : [],
    );
    expect(kinds).toEqual([ROAD_EDGE, ROAD_EDGE]);
  }
}

test.each([
  [2, 'each', []],
  [3, 'one', ['traders-builders', 'inns-cathedrals']],
  [5, 'each', ['traders-builders', 'mage-witch', 'robbers', 'messengers']],
  [8, 'each', ['traders-builders', 'abbot', 'flying-machines', 'gold-mines', 'hills-sheep', 'crop-circles']],
])('FE random games of %i with ferryMoves %s and %s keep every invariant', (players, ferryMoves, sets) => {
  const random = seeded(players);
  for (let i = 0; i < 2; i++) {
    const made = newGame({ sets: ['base', 'ferries', ...sets], players, options: { ferryMoves } });
    if ('error' in made) throw new Error(made.error);
    randomGame(made.ok, random, (game) => {
      if (game.question.id.startsWith('ferries/') || game.question.id === 'draw') checkFerries(game);
      if (game.question.id.startsWith('ferries/') || random(30) === 0) expect(checkGame(game)).toEqual([]);
    });
    expect(thingsOf(made.ok).filter(({ name }) => name === 'ferry').length).toBeGreaterThan(5);
  }
});
