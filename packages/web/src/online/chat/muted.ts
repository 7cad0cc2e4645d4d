import { Store } from '../store.ts';

/** Somebody whose words are not shown. The server holds back what is said from now on; what is there already is hidden here. */
export interface Muted {
  readonly player: string;
  readonly name: string;
}

const KEY = 'bastide.muted';

export const muted = new Store<readonly Muted[]>(read());

export function muteHere(who: Muted, isMuted: boolean): void {
  const others = muted.get().filter(({ player }) => player !== who.player);
  muted.set(isMuted ? [...others, who] : others);
  try {
    localStorage.setItem(KEY, JSON.stringify(muted.get()));
  } catch {
    // For this visit only.
  }
}

function read(): Muted[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
