import { newGame, viewOf } from '@bastide/rules';
import { act, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { changeSettings, currentSettings } from '../../app/settings/settings.ts';
import type { SeatInfo, TableView } from '../../session/types.ts';
import { rendered } from '../../testing/rendered.tsx';
import { Seats } from './seats.tsx';

const SEATS = ['red', 'blue'].map((colour) => ({ name: colour, colour, player: 'person' }) as SeatInfo);

/** A table at which the first seat's marker stands there. */
function tableAt(points: number): TableView {
  const made = newGame({ sets: ['base', 'messengers'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const view = viewOf(made.ok) as TableView;
  const [first, ...others] = view.seats;
  const [marker, messenger] = first.scorers;
  return { ...view, seats: [{ ...first, points, scorers: [{ ...marker, points }, messenger] }, ...others] };
}

test('two scorers and their sum agree as soon as one of them has moved', async () => {
  const { motion } = currentSettings();
  onTestFinished(() => changeSettings({ motion }));
  changeSettings({ motion: true });
  let move: (points: number) => void = () => {};
  function Table() {
    const [points, setPoints] = useState(3);
    move = setPoints;
    return <Seats view={tableAt(points)} seats={SEATS} />;
  }
  const place = await rendered(<Table />);
  const told = () =>
    [
      ...(place.querySelector('.seat-row')?.querySelectorAll('.scorers span[aria-hidden], .seat-points') ??
        []),
    ].map(({ textContent }) => Number.parseInt(textContent, 10));
  expect(told()).toEqual([3, 0, 3]);
  await act(async () => move(8));
  expect(told()).toEqual([8, 0, 8]);
});

test('when all is counted, and all points are the marker’s, only the sum is told', async () => {
  const place = await rendered(<Seats view={{ ...tableAt(118), over: true }} seats={SEATS} />);
  expect(place.querySelector('.scorers')).toBeNull();
  expect(place.querySelector('.seat-points')?.textContent).toContain('118');
});
