// Hooks of Node's module loader (https://nodejs.org/docs/latest-v20.x/api/module.html#resolvespecifier-context-nextresolve), for
// expansions in folders elsewhere: our packages are these, whatever is installed there, because the engine must not be loaded twice; and
// sources are modules, though no package.json there may say so. Without one tsx takes what they import of each other for CommonJS, and
// marks its address.
const here = import.meta.url;
const COMMON_JS = /(?:%3F|\?)tsx-commonjs.*$/;

export async function resolve(specifier, context, nextResolve) {
  const from = specifier.startsWith('@bastide/') ? { ...context, parentURL: here } : context;
  const found = await nextResolve(specifier, from);
  const url = found.url.replace(COMMON_JS, '');
  return /\.tsx?(?:$|\?)/.test(url) ? { ...found, url, format: 'module' } : found;
}
