import type { Plugin } from 'vite';

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
      for (const { fileName, code, isEntry } of chunks) {
        const [, names, target] = FACADE.exec(code) ?? [];
        if (target === undefined || isEntry) continue;
        const name = fileName.replace(/^.*\//, '');
        const fields = names.split(',').map((one) => {
          const [inner, outer = inner] = one.split(' as ');
          return `${outer}:m.${inner}`;
        });
        for (const other of chunks) {
          other.code = other.code
            .replaceAll(
              new RegExp(`import\\([\`"']\\./${name}[\`"']\\)`, 'g'),
              () => `import("./${target}").then(m=>({${fields.join()}}))`,
            )
            .replaceAll(`assets/${name}`, `assets/${target}`);
        }
        delete bundle[fileName];
      }
    },
  };
}
