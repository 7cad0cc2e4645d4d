import type { Me } from '@bastide/protocol';
import { keepText, keptText } from '../app/storage/browser-storage.ts';
import { Store } from '../app/store.ts';
import { api } from './api.ts';
import { createPasskey, showPasskey } from './passkey.ts';

/** Who one is here: not yet known, nobody, somebody, or there is no server to be known by. */
export type Identity =
  | { readonly is: 'unknown' | 'nobody' | 'no-server' }
  | { readonly is: 'somebody'; readonly me: Me };

export const identity = new Store<Identity>({ is: 'unknown' });

/** That this browser is known somewhere: other parts of the page ask the server only then. What its cookie holds, no script can see. */
const KEY = 'bastide.online';

export function isKnownSomewhere(): boolean {
  return keptText(KEY) !== undefined;
}

/** Finds out who one is, once. */
export async function arrive(): Promise<void> {
  if (identity.get().is === 'somebody') return;
  identity.set({ is: 'unknown' });
  try {
    const me = await api.me();
    if (me === undefined) forget();
    else become(me);
  } catch {
    identity.set({ is: 'no-server' });
  }
}

/** Under a name from now on, whether one was nobody or only watched. */
export async function enter(name: string): Promise<void> {
  const { is } = identity.get();
  keepText(UNNAMED, undefined);
  rememberName(name);
  become(await (is === 'somebody' ? api.rename(name) : api.guest(name)));
}

/** To watch one needs no name: the server is given any, and one is asked for it before playing. */
export async function enterUnnamed(): Promise<void> {
  keepText(UNNAMED, 'yes');
  become(await api.guest(lastName() || ANYBODY));
}

export function isUnnamed(): boolean {
  return keptText(UNNAMED) !== undefined;
}

const UNNAMED = 'bastide.unnamed';
const ANYBODY = '…';

export async function rename(name: string): Promise<void> {
  rememberName(name);
  become(await api.rename(name));
}

export async function signOut(): Promise<void> {
  await api.signOut();
  forget();
}

/** Keeps the identity with a passkey of this device. */
export async function keep(): Promise<void> {
  const options = await api.passkey.registerOptions();
  become(await api.passkey.register(await createPasskey(options)));
}

export async function signIn(): Promise<void> {
  const { id, options } = await api.passkey.signInOptions();
  become(await api.passkey.signIn(id, await showPasskey(options)));
}

/** The server does not know this browser any more. */
export function forget(): void {
  keepText(KEY, undefined);
  identity.set({ is: 'nobody' });
}

function become(me: Me): void {
  keepText(KEY, me.name);
  identity.set({ is: 'somebody', me });
}

/** The name used here last, for a form. */
export function lastName(): string {
  return keptText(LAST_NAME) ?? '';
}

export function rememberName(name: string): void {
  keepText(LAST_NAME, name);
}

const LAST_NAME = 'bastide.name';
