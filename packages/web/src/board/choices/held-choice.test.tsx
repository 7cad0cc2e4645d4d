import { answersOf, newGame } from '@bastide/rules';
import { act } from 'react';
import { expect, test } from 'vitest';
import { snapshot } from '../../session/table-store.ts';
import type { SessionState } from '../../session/types.ts';
import { rendered } from '../../testing/rendered.tsx';
import { chosenOf, NOTHING } from './choice.ts';
import { type Choosing, useChoice } from './use-choice.ts';

/** A base game in which the first tile is to be placed. */
function placing(): SessionState {
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const game = made.ok;
  while (game.toMove < 0) game.play(answersOf(game)[0].code);
  return { ...snapshot(game, undefined), events: [], log: [], canUndo: false, thinking: undefined };
}

test('advice turns the tile that is held, not one that is chosen: hand and land show the same', async () => {
  const state = placing();
  const { answers } = state.view.question;
  const now: { choosing?: Choosing } = {};
  function Hand() {
    now.choosing = useChoice(state, () => {});
    return undefined;
  }
  await rendered(<Hand />);
  act(() => now.choosing?.hold(90));
  expect(now.choosing?.rot).toBe(90);
  act(() => now.choosing?.choose({ code: answers[0].code }));
  act(() => now.choosing?.hold(((answers[0].target.rot ?? 0) + 180) % 360));
  expect(now.choosing?.rot).toBe(chosenOf(now.choosing?.choice ?? NOTHING, answers)?.target.rot);
});
