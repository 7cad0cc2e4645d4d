import type { Plugin } from 'vite';

const SCRIPT = /<script type="module" crossorigin src="([^"]*\/(\w+)-[^"]*)"><\/script>/g;

/**
 * Lets the picture of the first screen be painted before the code of the page runs, which takes a slow phone a while. All of it is
 * fetched at once, but after what the picture needs, and only `src/early.ts` runs by itself; it begins `start`, which imports the rest.
 */
export function paintFirst(): Plugin {
  return {
    name: 'bastide-paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(SCRIPT, (script, file, name) => {
          if (name === 'early') return script;
          const begins = name === 'start' ? ' data-begin' : '';
          return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}"${begins} />`;
        }),
    },
  };
}
