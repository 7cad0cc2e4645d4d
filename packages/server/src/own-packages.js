// Hooks of Node's module loader (https://nodejs.org/docs/latest-v20.x/api/module.html#resolvespecifier-context-nextresolve), for
// expansions in folders elsewhere: our packages are these, whatever is installed there, because the engine must not be loaded twice; and
// sources are modules, though no package.json there may say so. Without one tsx takes what they import of each other for CommonJS, and
// marks its address.
const here = import.meta.url;
// Beside our sources they are sources, in a package what was compiled.
const conditions = /\/src\/[^/]+$/.test(here) ? ['@bastide/source'] : [];
const COMMON_JS = /(?:%3F|\?)tsx-commonjs.*$/;

export async function resolve(specifier, context, nextResolve) {
  const ours = { ...context, parentURL: here, conditions: [...context.conditions, ...conditions] };
  const from = specifier.startsWith('@bastide/') ? ours : context;
  const found = await nextResolve(specifier, from);
  const url = found.url.replace(COMMON_JS, '');
  return /\.tsx?(?:$|\?)/.test(url) ? { ...found, url, format: 'module' } : found;
}
