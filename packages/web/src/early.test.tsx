import { afterEach, expect, test, vi } from 'vitest';
import { afterPaint } from './app/timing.ts';

afterEach(() => {
  location.hash = '';
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

/** Comes to a screen; nothing is fetched for it in a test, and the picture is here when it is `painted`. */
async function come(hash: string): Promise<{ painted(): void }> {
  document.head.innerHTML = `<link rel="preload" as="image" media="all" href="land.webp">
    <link rel="code" href="rules.js"><link rel="code" href="start.js">`;
  document.body.innerHTML = '<div id="root"></div>';
  location.hash = hash;
  let painted = () => {};
  const decoded = new Promise<void>((resolve) => {
    painted = resolve;
  });
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(decoded);
  await import(/* @vite-ignore */ `./early.ts?${encodeURIComponent(hash)}`);
  return { painted };
}

const begun = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script')].map(({ src }) => src.slice(-8));

test('the first screen has its picture before the code is fetched', async () => {
  const { painted } = await come('#/');
  expect(document.querySelector('#root .hero')).not.toBeNull();
  for (let frame = 0; frame < 3; frame++) await new Promise<void>(afterPaint);
  expect(begun()).toEqual([]);
  painted();
  await vi.waitFor(() => expect(begun()).toEqual(['rules.js', 'start.js']));
});

test('another screen begins at once, without the picture of the first', async () => {
  await come('#/table');
  expect(document.querySelector('.hero')).toBeNull();
  expect(begun()).toEqual(['rules.js', 'start.js']);
});
