import { answersOf, newGame } from '@bastide/rules';
import { expect, test } from 'vitest';
import { changeSettings } from '../app/settings/settings.ts';
import { snapshot } from '../session/table-store.ts';
import type { SeatInfo, SessionState } from '../session/types.ts';
import { rendered } from '../testing/rendered.tsx';
import { Guide } from './guide.tsx';

const SEATS = ['red', 'blue'].map((colour) => ({ name: colour, colour, player: 'person' }) as SeatInfo);

/** What the guide says of the first tile. */
async function toldOfTheFirstTile(fast: boolean): Promise<string> {
  changeSettings({ fast, guide: true });
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  while (made.ok.question.id !== 'place') made.ok.play(answersOf(made.ok)[0].code);
  const state: SessionState = {
    ...snapshot(made.ok, undefined),
    events: [],
    log: [],
    canUndo: false,
    thinking: undefined,
  };
  const place = await rendered(<Guide state={state} seats={SEATS} />);
  return place.textContent;
}

test('who plays with one press is not told to confirm', async () => {
  expect(await toldOfTheFirstTile(false)).toContain('confirm');
  expect(await toldOfTheFirstTile(true)).not.toContain('confirm');
});
