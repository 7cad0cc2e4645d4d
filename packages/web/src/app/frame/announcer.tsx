import { Store, useStore } from '../store.ts';

const spoken = new Store({ text: '', turn: 0 });

/** Tells a screen reader what happened. The same words said twice are heard twice. */
export function announce(text: string): void {
  spoken.set({ text, turn: spoken.get().turn + 1 });
}

/** Two regions by turns: a changed text is read, an unchanged one would not be. */
export function Announcer() {
  const { text, turn } = useStore(spoken);
  return (
    <div className="hidden-text">
      <p aria-live="polite">{turn % 2 === 0 ? text : ''}</p>
      <p aria-live="polite">{turn % 2 === 1 ? text : ''}</p>
    </div>
  );
}
