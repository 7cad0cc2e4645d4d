import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  location.hash = '';
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Comes to a screen for the first time; what is begun there is a module without a file. */
async function come(hash: string): Promise<() => unknown> {
  const name = `begun ${hash}`;
  const rest = `globalThis['${name}'] = true`;
  document.head.innerHTML = `<link data-begin href="data:text/javascript,${encodeURIComponent(rest)}">`;
  document.body.innerHTML = '<div id="root"></div>';
  location.hash = hash;
  await import(/* @vite-ignore */ `./early.ts?${encodeURIComponent(hash)}`);
  return () => Reflect.get(globalThis, name);
}

test('the first screen has its picture before the rest of the code begins', async () => {
  const hasBegun = await come('#/');
  expect(document.querySelector('#root .hero')).not.toBeNull();
  expect(hasBegun()).toBeUndefined();
  await vi.waitFor(() => expect(hasBegun()).toBe(true));
});

test('another screen begins without the picture of the first', async () => {
  const hasBegun = await come('#/table');
  expect(document.querySelector('.hero')).toBeNull();
  await vi.waitFor(() => expect(hasBegun()).toBe(true));
});
