import type { Plugin } from 'vite';
import { edited, shifted } from './edits.ts';

/** A file that only hands on what is in another: `export{h as en}from"./start.en-Dh28.js";` */
const FACADE = /^(?:import"[^"]+";)*export\{([^}]*)\}from"\.\/([^"]+)";\s*$/;

/**
 * Words that are fetched together stand in one file, but every part of the page would ask for them through a file of its own, forty in
 * all. It asks for the one they are in instead.
 */
export function noFacades(): Plugin {
  return {
    name: 'bastide-no-facades',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const facades = new Map(
        chunks.flatMap(({ fileName, code, isEntry }) => {
          const [, names, target] = FACADE.exec(code) ?? [];
          if (target === undefined || isEntry) return [];
          delete bundle[fileName];
          delete bundle[`${fileName}.map`];
          return [[fileName.replace(/^.*\//, ''), { target, fields: fieldsOf(names) }] as const];
        }),
      );
      for (const chunk of chunks) {
        const { code } = chunk;
        const after = edited(code, ASKED, ([, asked, listed]) => {
          const facade = facades.get(asked ?? listed);
          if (facade === undefined) return undefined;
          const { target, fields } = facade;
          return asked === undefined ? `assets/${target}` : `import("./${target}").then(m=>({${fields}}))`;
        });
        if (after.edits.length === 0) continue;
        chunk.code = after.code;
        // Its map, in both places where it stands: what Vite still does with the code it does with the first of them, too.
        const { map } = chunk;
        if (!map) continue;
        chunk.map = Object.assign(map, { mappings: shifted(map.mappings, code, after.edits) });
        const file = bundle[`${chunk.fileName}.map`];
        if (file?.type === 'asset') file.source = JSON.stringify(chunk.map);
      }
    },
  };
}

/** A file that is asked for, or in the list of those to be fetched before. */
const ASKED = /import\([`"']\.\/([^`"']+)[`"']\)|assets\/([\w.-]+\.js)/g;

function fieldsOf(names: string): string {
  const fields = names.split(',').map((one) => {
    const [inner, outer = inner] = one.split(' as ');
    return `${outer}:m.${inner}`;
  });
  return fields.join();
}
