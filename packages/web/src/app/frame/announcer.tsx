import { useSyncExternalStore } from 'react';

let spoken = { text: '', turn: 0 };
const listeners = new Set<() => void>();

/** Tells a screen reader what happened. The same words said twice are heard twice. */
export function announce(text: string): void {
  spoken = { text, turn: spoken.turn + 1 };
  for (const listener of listeners) listener();
}

/** Two regions by turns: a changed text is read, an unchanged one would not be. */
export function Announcer() {
  const { text, turn } = useSyncExternalStore(subscribe, () => spoken);
  return (
    <div className="hidden-text">
      <p aria-live="polite">{turn % 2 === 0 ? text : ''}</p>
      <p aria-live="polite">{turn % 2 === 1 ? text : ''}</p>
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
