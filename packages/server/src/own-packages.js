// Hooks of Node's module loader (https://nodejs.org/docs/latest-v20.x/api/module.html#resolvespecifier-context-nextresolve), for
// expansions in folders elsewhere: our packages are these, whatever is installed there, because the engine must not be loaded twice; and
// sources are modules, though no package.json there may say so.
const here = import.meta.url;

export async function resolve(specifier, context, nextResolve) {
  const from = specifier.startsWith('@bastide/') ? { ...context, parentURL: here } : context;
  const found = await nextResolve(specifier, from);
  return /\.tsx?(?:$|\?)/.test(found.url) ? { ...found, format: 'module' } : found;
}
