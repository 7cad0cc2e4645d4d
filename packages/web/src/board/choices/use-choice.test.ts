import { answersOf, newGame } from '@bastide/rules';
import { expect, test } from 'vitest';
import { snapshot } from '../../session/table-store.ts';
import type { SessionState } from '../../session/types.ts';
import { isLastTile, lostByPassing } from './use-choice.ts';

/** The states of a base game of two in which nobody ever deploys a follower, at every question of a seat. */
function statesOf(): SessionState[] {
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  const states: SessionState[] = [];
  while (!game.over) {
    const answers = answersOf(game);
    if (game.toMove >= 0) {
      states.push({
        ...snapshot(game, undefined),
        events: [],
        log: [],
        canUndo: false,
        thinking: undefined,
      });
    }
    game.play((answers.find(({ target }) => target.label === 'pass') ?? answers[0]).code);
  }
  return states;
}

test('each player is warned once, at the last tile, of the followers that would stay at home', () => {
  const states = statesOf();
  const warned = states.filter((state) => lostByPassing(state) > 0);
  expect(warned.map(({ view }) => view.question.seat).sort()).toEqual([0, 1]);
  expect(warned.map((state) => lostByPassing(state))).toEqual([7, 7]);
  const last = states.filter((state) => isLastTile(state) && state.view.question.id === 'place');
  expect(last.map(({ view }) => view.left)).toEqual([1, 0]);
});
