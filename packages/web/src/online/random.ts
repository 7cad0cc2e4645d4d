/** So many random bytes, two letters each. Works where the page is not served securely, in a house, say. */
export function randomHex(bytes: number): string {
  const filled = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(filled, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
