/** A short name for a text: the same text has the same name, another one as good as never. */
export function fingerprint(text: string): string {
  let [one, other] = [7, 11];
  for (let i = 0; i < text.length; i++) {
    one = (Math.imul(one, 31) + text.charCodeAt(i)) | 0;
    other = (Math.imul(other, 37) + text.charCodeAt(i)) | 0;
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`;
}
