import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

/** Something of the page by itself, there until the test is over. */
export async function rendered(node: ReactNode): Promise<HTMLElement> {
  // For this test alone: whole pages act by themselves.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
  });
  await act(async () => root.render(node));
  return place;
}

/** Presses what is called so, and lets everything follow from it. */
export async function pressIn(place: HTMLElement, name: string): Promise<void> {
  const all = [...place.querySelectorAll<HTMLElement>('button, label')];
  const wanted = all.find(({ textContent }) => textContent.trim() === name);
  if (wanted === undefined) throw new Error(`nothing is called “${name}”`);
  await act(async () => {
    (wanted.querySelector('input') ?? wanted).click();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}
