import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  location.hash = '';
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Comes to a screen; nothing is fetched for it in a test. */
async function come(hash: string): Promise<void> {
  document.head.innerHTML = '<link data-begin href="start.js">';
  document.body.innerHTML = '<div id="root"></div>';
  location.hash = hash;
  await import(/* @vite-ignore */ `./early.ts?${encodeURIComponent(hash)}`);
}

const begun = () => document.querySelectorAll('script[type="module"][src$="start.js"]');

test('the first screen has its picture before the rest of the code begins', async () => {
  await come('#/');
  expect(document.querySelector('#root .hero')).not.toBeNull();
  expect(begun()).toHaveLength(0);
  await vi.waitFor(() => expect(begun()).toHaveLength(1));
});

test('another screen begins at once, without the picture of the first', async () => {
  await come('#/table');
  expect(document.querySelector('.hero')).toBeNull();
  expect(begun()).toHaveLength(1);
});
