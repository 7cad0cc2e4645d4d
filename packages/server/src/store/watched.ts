import { type Store, StoreUnavailable } from './store.ts';

export type StoreErrorKind = 'unavailable' | 'fault';

/** The same store; every operation that fails is told, by its name. */
export function watched(
  store: Store,
  onError: (operation: string, kind: StoreErrorKind, error: unknown) => void,
): Store {
  const entries = Object.entries(store).map(([name, value]) => {
    if (typeof value !== 'function' || name === 'subscribe' || name === 'close') return [name, value];
    const operation = value as (...args: readonly unknown[]) => Promise<unknown>;
    const tell = (error: unknown) =>
      onError(name, error instanceof StoreUnavailable ? 'unavailable' : 'fault', error);
    const told = (...args: readonly unknown[]) => {
      const answer = operation(...args);
      answer.catch(tell);
      return answer;
    };
    return [name, told];
  });
  return Object.fromEntries(entries) as Store;
}
