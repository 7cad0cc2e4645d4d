import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { en } from '../texts/en.ts';
import { Delivery } from './delivery.tsx';

function Move() {
  const [isSending, send] = useState(false);
  return (
    <>
      <button type="button" onClick={() => send(!isSending)} />
      <Delivery isSending={isSending} isRefused={false} />
    </>
  );
}

test('a move on its way is told after a second, and when it has arrived', async () => {
  vi.useFakeTimers();
  const place = await rendered(<Move />);
  const press = () => act(async () => place.querySelector('button')?.click());
  const told = async (after: number) => {
    await act(async () => vi.advanceTimersByTime(after));
    return place.textContent;
  };
  await press();
  expect(await told(999)).toBe('');
  expect(await told(1)).toBe(en['head.sending']);
  await press();
  expect(place.textContent).toBe(en['head.taken']);
  expect(await told(1500)).toBe('');
  vi.useRealTimers();
});
