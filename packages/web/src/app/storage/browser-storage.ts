/** Storage of the browser, which may be full or forbidden: then nothing is found in it and nothing kept, and nobody is disturbed. */

/** What was kept under a key; undefined if there is nothing, or nothing that can be read. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The things of a kept list that are what they should be. */
export function readKeptList<T>(key: string, isKnown: (value: unknown) => value is T): T[] {
  const kept = readKept(key);
  return Array.isArray(kept) ? kept.filter(isKnown) : [];
}

/** Keeps something in place of what was there; tells whether there was room. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Keeps as many of a list, from its beginning, as there is room for. */
export function keepSome(key: string, list: readonly unknown[]): void {
  let count = list.length;
  while (count > 0 && !keep(key, list.slice(0, count))) count--;
}

/** A short text under a key, as it is. */
export function keptText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a short text, or with undefined forgets it. */
export function keepText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Known for this visit only.
  }
}

/** A short name for a text: the same text has the same name, another one as good as never. */
export function fingerprint(text: string): string {
  let [one, other] = [7, 11];
  for (let i = 0; i < text.length; i++) {
    one = (Math.imul(one, 31) + text.charCodeAt(i)) | 0;
    other = (Math.imul(other, 37) + text.charCodeAt(i)) | 0;
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}
