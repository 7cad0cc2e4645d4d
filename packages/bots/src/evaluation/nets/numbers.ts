/** Node and browsers have both; nothing else of theirs is used here. */
declare const atob: (text: string) => string;
declare const btoa: (bytes: string) => string;

/** Numbers as text: 32 bits each, the lowest first, in base 64. */
export function writeNumbers(numbers: Float64Array): string {
  const view = new DataView(new ArrayBuffer(4 * numbers.length));
  for (let i = 0; i < numbers.length; i++) view.setFloat32(4 * i, numbers[i], true);
  const bytes = Array.from({ length: view.byteLength }, (_, i) => String.fromCharCode(view.getUint8(i)));
  return btoa(bytes.join(''));
}

/** Numbers are multiples of a part as small as this when they are read: see `Memory`. */
const PARTS = 2 ** 24;

export function readNumbers(text: string): Float64Array {
  const bytes = atob(text);
  const view = new DataView(new ArrayBuffer(bytes.length));
  for (let i = 0; i < bytes.length; i++) view.setUint8(i, bytes.charCodeAt(i));
  return Float64Array.from(
    { length: bytes.length / 4 },
    (_, i) => Math.round(PARTS * view.getFloat32(4 * i, true)) / PARTS,
  );
}
