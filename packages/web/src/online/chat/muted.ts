import { keep, readKeptList } from '../../app/storage/browser-storage.ts';
import { Store } from '../../app/store.ts';

/** Somebody whose words are not shown. The server holds back what is said from now on; what is there already is hidden here. */
export interface Muted {
  readonly player: string;
  readonly name: string;
}

const KEY = 'bastide.muted';

export const muted = new Store<readonly Muted[]>(readKeptList(KEY, isMuted));

export function muteHere(who: Muted, isOn: boolean): void {
  const others = muted.get().filter(({ player }) => player !== who.player);
  muted.set(isOn ? [...others, who] : others);
  keep(KEY, muted.get());
}

function isMuted(value: unknown): value is Muted {
  const { player, name } = (value ?? {}) as Partial<Muted>;
  return typeof player === 'string' && typeof name === 'string';
}
