import { hasOnline } from '../has-online.ts';

/** So many of one visit: whatever comes after is most often the same once more. */
const MOST = 3;
let told = 0;

/** Tells the server what went wrong in this page, for nobody else would hear of it. Neither key nor name goes along: only the path. */
export function reportFault(fault: unknown): void {
  if (told++ >= MOST) return;
  const { message, stack = '' } = fault instanceof Error ? fault : new Error(String(fault));
  const body = {
    message: message.slice(0, 500),
    stack: stack.slice(0, 4000),
    path: location.pathname.slice(0, 200),
  };
  const headers = { 'content-type': 'application/json' };
  // Without a server, or without a network, there is nobody to tell.
  fetch('api/fault', { method: 'POST', headers, body: JSON.stringify(body), keepalive: true }).catch(
    () => undefined,
  );
}

export function reportFaults(): void {
  if (!import.meta.env.PROD || !hasOnline()) return;
  // Without an error it is only a notice, of sizes that are told a frame later.
  addEventListener('error', ({ error }) => error && reportFault(error));
  addEventListener('unhandledrejection', ({ reason }) => reportFault(reason));
}
