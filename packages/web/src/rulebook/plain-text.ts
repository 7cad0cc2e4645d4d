/** A text of the book without its signs, on one line. Points of pictures are numbers nobody searches. */
export function plainText(text: string): string {
  return text
    .replace(/\*\*/g, '')
    .replace(/^- /gm, '')
    .replace(/\{\w+\}/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
