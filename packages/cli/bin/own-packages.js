// Our packages are these, wherever an expansion's folder lies and whatever it has installed: the engine must not be loaded twice.
const here = import.meta.url;

/** A hook of Node's module loader (https://nodejs.org/docs/latest-v20.x/api/module.html#resolvespecifier-context-nextresolve). */
export function resolve(specifier, context, nextResolve) {
  return nextResolve(
    specifier,
    specifier.startsWith('@bastide/') ? { ...context, parentURL: here } : context,
  );
}
