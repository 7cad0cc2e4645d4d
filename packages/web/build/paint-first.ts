import type { Plugin } from 'vite';

const SCRIPT = /<script type="module" crossorigin src="([^"]*\/(\w+)-[^"]*)"><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;

/**
 * Lets the picture of the first screen be there before the code of the page, which takes a slow line and a slow phone a while. Only
 * `src/early.ts` is fetched by itself; it begins the rest, which is only named here.
 */
export function paintFirst(): Plugin {
  return {
    name: 'bastide-paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(PRELOAD, '')
          .replace(SCRIPT, (script, file, name) =>
            name === 'early' ? script : `<link rel="code" href="${file}" />`,
          ),
    },
  };
}
