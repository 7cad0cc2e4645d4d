import { isIP } from 'node:net';

/**
 * What limits are counted by: an address of IPv4, or the network of one of IPv6 (its first 64 bits), for who has one address of such
 * a network has all of them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped !== null) return mapped[1];
  const [bare] = address.split('%');
  if (isIP(bare) !== 6) return address;
  const [head, tail] = bare.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':');
    // What is left out between the colons are zeros; an address of IPv4 at the end stands for two groups.
    const missing = 8 - groups.length - last.length - (bare.includes('.') ? 1 : 0);
    groups.push(...new Array<string>(Math.max(0, missing)).fill('0'), ...last);
  }
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
