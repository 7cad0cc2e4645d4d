// Small and first: fetches what the first screen shows, but its code would ask for only when all of it is here.
import type { Settings } from './app/settings/settings.ts';
import { readKept } from './app/storage/browser-storage.ts';

const { language = navigator.language, theme = 'auto' } = (readKept('bastide.settings') ??
  {}) as Partial<Settings>;

const words = import.meta.glob('./texts/??.ts');
// Whoever speaks another language, or has no line, is looked after later.
words[`./texts/${language.toLowerCase().slice(0, 2)}.ts`]?.().catch(() => undefined);

const isDark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

// What the page preloads is used on every screen, or the browser complains: so it is there when somebody goes to the first one.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')) {
  if (matchMedia(link.media).matches) new Image().src = link.href;
}
