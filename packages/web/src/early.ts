// Small and first: shows the picture of the first screen, then fetches the code of the page and what that would ask for only when it is here.
import type { Settings } from './app/settings/settings.ts';
import { readKept } from './app/storage/browser-storage.ts';
import { afterPaint } from './app/timing.ts';

const { language = navigator.language, theme = 'auto' } = (readKept('bastide.settings') ??
  {}) as Partial<Settings>;

const isDark = theme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
document.documentElement.dataset.theme = isDark ? 'dark' : 'light';

/** The first screen without its words. What React draws takes its place. */
const PICTURE = `<div class="page coming" data-route="home"><div class="page-head"></div>
  <div class="home"><div class="hero"><div class="hero-words"><h1>${document.title}</h1></div></div></div></div>`;

const words = import.meta.glob('./texts/??.ts');
// The build names them and lets nothing but this run by itself (build/paint-first.ts).
const code = [...document.querySelectorAll<HTMLLinkElement>('link[rel="code"]')];

/** Every file of the code is run when it is here, each in a task of its own. */
const begin = () => {
  // Whoever speaks another language, or has no line, is looked after later.
  words[`./texts/${language.toLowerCase().slice(0, 2)}.ts`]?.().catch(() => undefined);
  for (const { href } of code.splice(0)) {
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { type: 'module', crossOrigin: '', src: href }));
  }
};

// What the page preloads is used on every screen, or the browser complains: so it is there when somebody goes to the first one.
const pictures = [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="image"]')]
  .filter(({ media }) => matchMedia(media).matches)
  .map(({ href }) => Object.assign(new Image(), { src: href }));

/** Milliseconds a picture is waited for. */
const LATEST = 2000;

const root = document.getElementById('root');
const isFirstScreen = /^#?\/?$/.test(location.hash);
if (root !== null && code.length > 0 && isFirstScreen) root.innerHTML = PICTURE;
// Where nobody looks no frame is painted.
if (isFirstScreen && document.visibilityState === 'visible') {
  setTimeout(begin, LATEST);
  void Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => afterPaint(begin));
} else begin();
