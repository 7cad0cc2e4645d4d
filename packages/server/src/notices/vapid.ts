import { generateKeyPairSync } from 'node:crypto';
import type { Store } from '../store/store.ts';

/** By which push services know that a message is this server's (RFC 8292), as base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Made at the first start, the same for all nodes of a store and for ever: browsers subscribe to this very key. */
export async function keptVapidKeys(store: Store): Promise<VapidKeys> {
  return JSON.parse(await store.keepSetting('vapid', JSON.stringify(newVapidKeys()))) as VapidKeys;
}

function newVapidKeys(): VapidKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}
