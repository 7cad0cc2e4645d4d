/** As much of a browser as what it keeps needs: a storage, a language. */
export function fakeBrowser(
  kept: Readonly<Record<string, string>> = {},
  language = 'en',
): Map<string, string> {
  const storage = new Map(Object.entries(kept));
  const parts = {
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, text: string) => void storage.set(key, text),
      removeItem: (key: string) => void storage.delete(key),
    },
    navigator: { language },
    matchMedia: () => ({ matches: false }),
  };
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return storage;
}
