import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { Programs } from './programs.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

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
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () => root.render(<Programs attempt={(work) => work()} />));
  const press = async (name: string) => {
    const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    await act(async () => {
      button?.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
  };
  const input = place.querySelector<HTMLInputElement>('input[name=program]');
  if (input !== null) input.value = 'Deep Tile';
  await press(en['programs.make']);
  expect(place.querySelector<HTMLInputElement>('.token')?.value).toBe('secret');
  expect(place.textContent).toContain('Deep Tile');
  await press(en['keys.end']);
  expect(place.querySelector('.token')).toBe(null);
  await act(async () => root.unmount());
  place.remove();
});
