import { expect, test, vi } from 'vitest';
import { pressIn, rendered } from '../../testing/rendered.tsx';
import { en } from '../texts/en.ts';
import { Programs } from './programs.tsx';

test('a program is made with a token to copy, which is gone once the program is removed', async () => {
  const programs: { program: string; name: string; since: number; seen: number }[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body = '{}' }: RequestInit = {}) => {
    const { name } = JSON.parse(String(body)) as { name?: string };
    if (path.endsWith('/end')) programs.pop();
    if (method === 'POST' && name !== undefined) {
      programs.push({ program: 'p', name, since: 0, seen: 0 });
      return Response.json({ program: 'p', name, token: 'secret' });
    }
    return Response.json({ programs: [...programs] });
  });
  const place = await rendered(<Programs attempt={(work) => work()} />);
  const input = place.querySelector<HTMLInputElement>('input[name=program]');
  if (input !== null) input.value = 'Deep Tile';
  await pressIn(place, en['programs.make']);
  const token = () => place.querySelector<HTMLInputElement>('.token')?.value;
  await vi.waitFor(() => expect(token()).toBe('secret'));
  expect(place.textContent).toContain('Deep Tile');
  await pressIn(place, en['keys.end']);
  await vi.waitFor(() => expect(token()).toBe(undefined));
});
