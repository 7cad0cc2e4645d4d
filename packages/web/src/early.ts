// Small and first: shows the picture of the first screen, and fetches what its code would ask for only when all of it is here.
import type { Settings } from './app/settings/settings.ts';
import { readKept } from './app/storage/browser-storage.ts';
import { afterPaint } from './app/timing.ts';

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

/** The first screen without its words. What React draws takes its place. */
const PICTURE = `<div class="page coming" data-route="home"><div class="page-head"></div>
  <div class="home"><div class="hero"><div class="hero-words"><h1>${document.title}</h1></div></div></div></div>`;

// The build lets the rest of the code begin here (build/paint-first.ts).
const rest = document.querySelector<HTMLLinkElement>('link[data-begin]');
const begin = () => {
  if (rest === null) return;
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src: rest.href }));
};
const root = document.getElementById('root');
const isFirstScreen = /^#?\/?$/.test(location.hash);
if (root !== null && rest !== null && isFirstScreen) root.innerHTML = PICTURE;
// Where nobody looks no frame is painted.
if (isFirstScreen && document.visibilityState === 'visible') afterPaint(begin);
else begin();
