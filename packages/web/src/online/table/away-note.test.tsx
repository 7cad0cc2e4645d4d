import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { pressIn, rendered } from '../../testing/rendered.tsx';
import { line } from '../line/current.ts';
import { en } from '../texts/en.ts';
import { AwayNote } from './away-note.tsx';

test('a line that stays away is told, and can be tried now', async () => {
  const tryNow = vi.spyOn(line, 'tryNow').mockImplementation(() => {});
  const place = await rendered(<AwayNote />);
  await act(async () => line.state.set('away'));
  expect(place.textContent).toBe('');
  await vi.waitFor(() => expect(place.textContent).toContain(en['line.away']));
  await pressIn(place, en['line.try-now']);
  expect(tryNow).toHaveBeenCalledOnce();
  await act(async () => line.state.set('off'));
  expect(place.textContent).toBe('');
  vi.restoreAllMocks();
});
