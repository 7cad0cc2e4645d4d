import type { Terms } from '@bastide/protocol';
import { expect, test, vi } from 'vitest';
import { pressIn, rendered } from '../../testing/rendered.tsx';
import { en } from '../texts/en.ts';
import { Invitation } from './invitation.tsx';

test('where the system can share, the main button shares the link', async () => {
  const share = vi.fn(async () => {});
  Object.assign(navigator, { share });
  const keys = { play: 'p'.repeat(8), watch: 'w'.repeat(8) };
  const place = await rendered(<Invitation game={'G'.repeat(22)} keys={keys} terms={{} as Terms} />);
  await pressIn(place, en['invite.do']);
  Reflect.deleteProperty(navigator, 'share');
  const url = place.querySelector('input')?.value ?? '';
  expect(url).toContain(`/t/${'G'.repeat(22)}pppppppp`);
  expect(share).toHaveBeenCalledWith({ title: en['invite.share-title'], url });
});
