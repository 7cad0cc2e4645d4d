import type { Direction } from '../choices/choice.ts';

/** What a key asks of the board. */
export type Asked =
  | { readonly do: 'move'; readonly direction: Direction }
  | { readonly do: 'pan'; readonly direction: Direction }
  | { readonly do: 'turn'; readonly step: 1 | -1 }
  | { readonly do: 'confirm' | 'cancel' | 'pass' | 'undo' | 'skip' | 'why' | 'closer' | 'farther' | 'fit' };

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

const KEYS: Readonly<Record<string, Asked>> = {
  Enter: { do: 'confirm' },
  ' ': { do: 'confirm' },
  Escape: { do: 'cancel' },
  p: { do: 'pass' },
  u: { do: 'undo' },
  s: { do: 'skip' },
  w: { do: 'why' },
  '+': { do: 'closer' },
  '=': { do: 'closer' },
  '-': { do: 'farther' },
  '−': { do: 'farther' },
  0: { do: 'fit' },
};

export function askedBy({ key, shiftKey, ctrlKey, metaKey, altKey }: Key): Asked | undefined {
  const letter = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return letter === 'z' && !shiftKey ? { do: 'undo' } : undefined;
  if (altKey) return undefined;
  const direction = ARROWS[key];
  if (direction !== undefined) return { do: shiftKey ? 'pan' : 'move', direction };
  if (letter === 'r') return { do: 'turn', step: shiftKey ? -1 : 1 };
  return KEYS[letter];
}

/** What a key that is held down must not ask again and again: it would play on. */
const ONCE: readonly Asked['do'][] = ['confirm', 'pass', 'skip', 'why'];

/** Whether a key that repeats because it is held down is heard. */
export function isRepeatable(asked: Asked): boolean {
  return !ONCE.includes(asked.do);
}
