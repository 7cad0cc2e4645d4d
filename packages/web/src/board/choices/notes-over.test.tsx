import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { useNotesOver } from './notes-over.ts';

/** What is told of sizes, as a browser would. */
let tell = () => {};

class Observer {
  constructor(told: () => void) {
    tell = told;
  }
  observe(): void {}
  disconnect(): void {}
}

const box = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);

function Told() {
  const areas = useNotesOver('.board');
  return (
    <output>
      {areas.map(({ left, top, right, bottom }) => [left, top, right, bottom].join()).join(' ')}
    </output>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test('where notes lie over the land is known, and that they have come or gone', async () => {
  vi.stubGlobal('ResizeObserver', Observer);
  document.body.innerHTML = '<div class="board"></div><div data-notes><p></p><p></p></div>';
  const [board, notes] = document.body.children;
  const [empty, note] = notes.children;
  board.getBoundingClientRect = () => box(5, 50, 390, 600);
  empty.getBoundingClientRect = () => box(20, 60, 0, 0);
  note.getBoundingClientRect = () => box(20, 60, 300, 40);
  const place = await rendered(<Told />);
  const told = () => place.querySelector('output')?.textContent;
  expect(told()).toBe('15,10,315,50');
  note.remove();
  await act(async () => tell());
  expect(told()).toBe('');
});
