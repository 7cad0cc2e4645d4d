import { type Answer, newGame, viewOf } from '@bastide/rules';
import { expect, test } from 'vitest';
import type { SeatInfo, TableView } from '../../session/types.ts';
import { rendered } from '../../testing/rendered.tsx';
import { asks } from './ask.tsx';
import { texts } from './words.en.ts';

const SEATS = ['red', 'blue'].map((colour) => ({ name: colour, colour, player: 'person' }) as SeatInfo);

/** What the first seat, asked which scorer moves onto a dark space, is shown in the turn of this one. */
async function shownInTurnOf(active: number, from = 0): Promise<HTMLElement> {
  const made = newGame({ sets: ['base', 'messengers'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const view = viewOf(made.ok) as TableView;
  const answer: Answer = {
    code: 0,
    move: { by: 0, do: 'score', scorer: 'messenger', points: 5 },
    target: { label: 'scorer', scorer: 'messenger', points: 5 },
    brings: { space: { from, to: 5, dark: true } },
  };
  const Panel = asks.scorer.Panel;
  if (Panel === undefined) throw new Error('scorers are not asked for');
  return rendered(
    <Panel
      view={{ ...view, turn: { ...view.turn, seat: active } }}
      seat={0}
      seats={SEATS}
      answers={[answer]}
      chosen={undefined}
      first={undefined}
      isTold={true}
      onFirst={() => {}}
      onPick={() => {}}
    />,
  );
}

const readInTurnOf = async (active: number) => (await shownInTurnOf(active)).textContent;

test('ME2 a dark space promises a message in one’s own turn alone', async () => {
  expect(await readInTurnOf(0)).toContain(texts['ask.messengers.dark']);
  expect(await readInTurnOf(1)).not.toContain(texts['ask.messengers.dark']);
});

test('who goes round the track is not sent back: the target stands after the start', async () => {
  const place = await shownInTurnOf(0, 48);
  expect(place.textContent).toContain('space 48 → 5, once round');
  const spaces = [...place.querySelectorAll('.stretch-number')].map(({ textContent }) => textContent);
  expect(spaces).toEqual(['48', '5']);
});
