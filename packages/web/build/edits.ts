import { decode, encode } from '@jridgewell/sourcemap-codec';

/** So many characters of a text, from a place on, and how many stand there instead. */
interface Edit {
  readonly at: number;
  readonly removed: number;
  readonly added: number;
}

/** A text in which some of what a pattern finds is replaced by something on the same line, and what was changed where. */
export function edited(
  code: string,
  pattern: RegExp,
  instead: (found: RegExpExecArray) => string | undefined,
): { readonly code: string; readonly edits: readonly Edit[] } {
  const edits: Edit[] = [];
  let text = '';
  let end = 0;
  for (const found of code.matchAll(pattern)) {
    const added = instead(found);
    if (added === undefined) continue;
    const [{ length: removed }] = found;
    edits.push({ at: found.index, removed, added: added.length });
    text += code.slice(end, found.index) + added;
    end = found.index + removed;
  }
  return { code: text + code.slice(end), edits };
}

/** The mappings of a text after such edits, which `before` did not have yet. */
export function shifted(mappings: string, before: string, edits: readonly Edit[]): string {
  const starts = [0, ...Array.from(before.matchAll(/\n/g), ({ index }) => index + 1)];
  const lines = decode(mappings).map((segments, line) => {
    const from = starts[line];
    const next = starts[line + 1] ?? Number.POSITIVE_INFINITY;
    const own = edits.filter(({ at }) => at >= from && at < next);
    if (own.length === 0) return segments;
    return segments.map((segment) => {
      const [column, ...rest] = segment;
      return [moved(from + column, own) - from, ...rest] as typeof segment;
    });
  });
  return encode(lines);
}

/** Where a place of the text is after the edits; inside one, where that begins. */
function moved(place: number, edits: readonly Edit[]): number {
  let shift = 0;
  for (const { at, removed, added } of edits) {
    if (place < at) break;
    if (place < at + removed) return at + shift;
    shift += added - removed;
  }
  return place + shift;
}
