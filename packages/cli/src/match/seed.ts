/** One seed from several things, so that streams that belong to different things have nothing to do with each other. */
export function seedOf(...parts: readonly (number | string)[]): number {
  let hash = 0x811c_9dc5;
  for (const letter of parts.join('\0')) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x0100_0193);
  // The last steps of MurmurHash3: neighbouring seeds end far apart.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
