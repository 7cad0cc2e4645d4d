/** What a key asks of the bar. */
export type ReplayAsked =
  | { readonly do: 'toggle' | 'first' | 'last' }
  | { readonly do: 'move' | 'turn' | 'score' | 'speed'; readonly way: 1 | -1 }
  | { readonly do: 'eyes'; readonly seat: number };

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const KEYS: Readonly<Record<string, ReplayAsked>> = {
  ' ': { do: 'toggle' },
  k: { do: 'toggle' },
  ArrowLeft: { do: 'move', way: -1 },
  ArrowRight: { do: 'move', way: 1 },
  ArrowUp: { do: 'turn', way: -1 },
  ArrowDown: { do: 'turn', way: 1 },
  Home: { do: 'first' },
  End: { do: 'last' },
};

/** With shift the arrows move the land; letters go the other way. */
export function replayAskedBy({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): ReplayAsked | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const letter = key.length === 1 ? key.toLowerCase() : key;
  const way = shiftKey ? -1 : 1;
  if (letter === 's') return { do: 'score', way };
  if (letter === 'v') return { do: 'speed', way };
  if (/^[1-8]$/.test(letter)) return { do: 'eyes', seat: Number(letter) - 1 };
  return shiftKey ? undefined : KEYS[letter];
}
