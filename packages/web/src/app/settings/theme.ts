import { useEffect, useSyncExternalStore } from 'react';
import { useSettings } from './settings.ts';

const system = matchMedia('(prefers-color-scheme: dark)');

/** Whether it is dusk: as the player chose, else as the system has it. */
export function useIsDark(): boolean {
  const { theme } = useSettings();
  const systemIsDark = useSyncExternalStore(subscribeToSystem, () => system.matches);
  return theme === 'auto' ? systemIsDark : theme === 'dark';
}

/** Tells the document what the settings mean for it: light, motion and language. */
export function useDocumentSettings(title: string): void {
  const isDark = useIsDark();
  const { language, motion } = useSettings();
  useEffect(() => {
    const { documentElement: html } = document;
    html.dataset.theme = isDark ? 'dark' : 'light';
    html.dataset.motion = motion ? 'on' : 'off';
    html.lang = language;
    const colour = getComputedStyle(html).getPropertyValue('--paper');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour.trim());
  }, [isDark, language, motion]);
  // Apart: it changes with every turn, and to ask for a colour lays out the page.
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function subscribeToSystem(listener: () => void): () => void {
  system.addEventListener('change', listener);
  return () => system.removeEventListener('change', listener);
}
