import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { HINTS } from '../guide/hints.ts';

export interface Opening {
  /** The address on the page, `#/table`. */
  readonly at: string;
  /** What the browser keeps from an earlier visit, by key. */
  readonly kept?: Readonly<Record<string, unknown>>;
  readonly language?: 'en-GB' | 'fr-FR' | 'de-DE';
}

let opened: Root | undefined;

/**
 * Opens the whole page in a DOM without a browser: nothing is laid out or painted, and no bot thinks. For what is said and offered;
 * what depends on room, focus or pointers is tested in a browser (`e2e`).
 */
export async function openPage({ at, kept = {}, language = 'en-GB' }: Opening): Promise<void> {
  closePage();
  localStorage.clear();
  for (const [key, value] of Object.entries({ 'bastide.guide': HINTS, ...kept }))
    localStorage.setItem(key, JSON.stringify(value));
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  location.hash = at;
  await reloadPage();
}

/** Opens it again with what is kept by now. */
export async function reloadPage(): Promise<void> {
  closePage();
  // The page keeps its settings and its table in its modules: a new visit has new ones.
  vi.resetModules();
  const { App } = await import('../app/app.tsx');
  const { currentSettings } = await import('../app/settings/settings.ts');
  const { loadWords } = await import('../texts/catalogue.ts');
  await loadWords(currentSettings().language);
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  opened = createRoot(root);
  opened.render(<App />);
}

export function closePage(): void {
  opened?.unmount();
  opened = undefined;
  // A game that went on would be kept over that of the next page.
  window.bastide?.session?.close?.();
  // Whatever still waits to be kept is kept now, as in a browser.
  dispatchEvent(new Event('pagehide'));
}

/** Looks again and again until this is there and says that. */
export function shown(selector: string, words = ''): Promise<Element> {
  const look = () => {
    const found = [...document.querySelectorAll(selector)].find(({ textContent }) =>
      textContent.includes(words),
    );
    if (found === undefined) throw new Error(`no ${selector} says “${words}”`);
    return found;
  };
  return vi.waitFor(look, { timeout: 45_000 });
}

/** Looks again and again until nothing like this is there. */
export function gone(selector: string): Promise<void> {
  return vi.waitFor(
    () => {
      if (document.querySelector(selector) !== null) throw new Error(`${selector} is still there`);
    },
    { timeout: 45_000 },
  );
}

/** The buttons or tabs whose name begins or ends like this. */
export function called(role: 'button' | 'tab', name: string): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>(role === 'tab' ? '[role="tab"]' : 'button');
  return [...all].filter((one) => {
    const words = (one.getAttribute('aria-label') ?? one.textContent).trim();
    return words.startsWith(name) || words.endsWith(name);
  });
}

/** Presses the first button or tab called like this, once it is there. */
export async function press(role: 'button' | 'tab', name: string): Promise<void> {
  const [wanted] = await vi.waitFor(
    () => {
      const found = called(role, name);
      if (found.length === 0) throw new Error(`no ${role} is called “${name}”`);
      return found;
    },
    { timeout: 45_000 },
  );
  wanted.click();
}

export function pressKey(key: string): void {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
