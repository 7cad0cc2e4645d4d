import { networkInterfaces } from 'node:os';

/** Where other nodes reach a server that listens there: as it is told, or by the first address of this machine that is not its own affair. */
export function doorAddress(told: string | undefined, host: string, listening: string): string {
  if (told !== undefined) return told;
  const url = new URL(listening);
  if (host !== '0.0.0.0' && host !== '::') return url.origin;
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const outward = all.find(({ internal, family }) => !internal && family === 'IPv4');
  return `http://${outward?.address ?? '127.0.0.1'}:${url.port}`;
}
