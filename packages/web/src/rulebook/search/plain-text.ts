/** A text of the book without its signs, on one line. */
export function plainText(text: string): string {
  return text.replace(/\*\*/g, '').replace(/^- /gm, '').replace(/\s+/g, ' ').trim();
}
