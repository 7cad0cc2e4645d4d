import type { Language } from '@bastide/rules';
import { api } from '../api.ts';

/** Whether this browser can be told of a turn though no page is open. */
function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis;
}

/** Lets the server tell this browser of turns; it stays as it was if that can't be. */
export async function beginPush(language: Language): Promise<void> {
  const manager = await managerOf();
  const { push } = await api.notices();
  if (manager === undefined || push === undefined) return;
  const options = { userVisibleOnly: true, applicationServerKey: push.key };
  let subscription: PushSubscription;
  try {
    subscription = await manager.subscribe(options);
  } catch {
    // It may be one for a server that was here before, with another key.
    await (await manager.getSubscription())?.unsubscribe();
    subscription = await manager.subscribe(options);
  }
  await tell(subscription, language);
}

/** The server knows this browser, and the language it speaks now, by whoever plays here now. */
export async function renewPush(language: Language): Promise<void> {
  const subscription = await (await managerOf())?.getSubscription();
  if (subscription != null) await tell(subscription, language);
}

export async function endPush(): Promise<void> {
  const subscription = await (await managerOf())?.getSubscription();
  if (subscription == null) return;
  await api.endPush(subscription.endpoint).catch(() => undefined);
  await subscription.unsubscribe();
}

async function managerOf(): Promise<PushManager | undefined> {
  if (!canPush()) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

async function tell(subscription: PushSubscription, language: Language): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await api.push({ endpoint, keys, language });
}
