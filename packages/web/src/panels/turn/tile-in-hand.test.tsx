import { newGame, viewOf } from '@bastide/rules';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { isFace } from '../../art/studio/order.ts';
import { studio, type Wish } from '../../art/studio/studio.ts';
import { NO_CHOOSING } from '../../board/choices/use-choice.ts';
import type { TableView } from '../../session/types.ts';
import { rendered } from '../../testing/rendered.tsx';
import { TileInHand } from './tile-in-hand.tsx';

test('while a tile is held, those of which most are left are painted as they will be held', async () => {
  const made = newGame({ sets: ['base'], players: 2 });
  if ('error' in made) throw new Error(made.error);
  const view = viewOf(made.ok) as TableView;
  const { spec } = view.tiles[0];
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 96, 96));
  const wishes: Wish[] = [];
  vi.spyOn(studio, 'wish').mockImplementation((wish) => {
    wishes.push(wish);
    return () => {};
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await rendered(
    <TileInHand
      view={{ ...view, tile: { id: '', spec } } as TableView}
      choosing={NO_CHOOSING}
      isAsked={false}
      land={createRef()}
    />,
  );
  const pile = () => wishes.find(({ urgency }) => urgency === 'pile');
  expect(pile()).toBeUndefined();
  vi.advanceTimersByTime(2000);
  vi.useRealTimers();
  const counts = pile()?.orders.map(
    ({ thing }) =>
      view.unseen.find((one) => typeof thing === 'object' && isFace(thing) && one.spec === thing.spec)?.count,
  );
  expect(counts).toEqual(view.unseen.map(({ count }) => count).sort((one, other) => other - one));
  expect(pile()?.orders.every(({ pixels, form }) => pixels === 96 && form === 'file')).toBe(true);
});
