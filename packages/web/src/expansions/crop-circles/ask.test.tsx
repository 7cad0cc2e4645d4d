import { type Answer, newGame, viewOf } from '@bastide/rules';
import { expect, test } from 'vitest';
import type { SeatInfo, TableView } from '../../session/types.ts';
import { rendered } from '../../testing/rendered.tsx';
import { asks } from './ask.tsx';

const SEATS = ['red', 'blue'].map((colour) => ({ name: colour, colour, player: 'person' }) as SeatInfo);

/** The words on the cards of a question about this kind of land. */
async function titles(on: string): Promise<(string | undefined)[]> {
  const made = newGame({ sets: ['base', 'crop-circles'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const Panel = asks['crop-circles/choice'].Panel;
  if (Panel === undefined) throw new Error('nobody is asked');
  const place = await rendered(
    <Panel
      view={viewOf(made.ok) as TableView}
      seat={0}
      seats={SEATS}
      answers={['add', 'remove'].map(
        (choice, code) => ({ code, target: { on, label: `crop-circles/${choice}` } }) as Answer,
      )}
      chosen={undefined}
      first={undefined}
      isTold={true}
      onFirst={() => {}}
      onPick={() => {}}
    />,
  );
  return [...place.querySelectorAll('strong')].map(({ textContent }) => textContent);
}

test.each([
  ['road', 'highwayman'],
  ['city', 'knight'],
  ['field', 'farmer'],
])('CC1 the circle of a %s says that it is about a %s', async (on, figure) => {
  expect(await titles(on)).toEqual([`One more ${figure} each`, `One ${figure} fewer each`]);
});
