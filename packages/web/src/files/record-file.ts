/** Bytes of a file, and characters of what it holds: far more than the longest game, or many of them. */
const MOST_BYTES = 32_000_000;
const MOST_CHARACTERS = 64_000_000;

/** The first bytes of a compressed file. */
const GZIP = [0x1f, 0x8b] as const;

/**
 * The records in a file, as text: one, or one on each line (docs/record-format.md), plain or compressed. Undefined if there is more than
 * anybody would play. Whether they are records is seen by opening them.
 */
export async function recordsIn(file: Blob): Promise<readonly string[] | undefined> {
  if (file.size > MOST_BYTES) return undefined;
  const text = await textOf(file);
  if (text === undefined || text.length > MOST_CHARACTERS) return undefined;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isOneEachLine =
    lines.length > 1 && lines.every((line) => line.startsWith('{') && line.trimEnd().endsWith('}'));
  return isOneEachLine ? lines : [text];
}

async function textOf(file: Blob): Promise<string | undefined> {
  const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  if (!GZIP.every((byte, index) => start[index] === byte)) return file.text();
  try {
    const unpacked = file.stream().pipeThrough(new DecompressionStream('gzip'));
    return await textUpTo(MOST_CHARACTERS, unpacked.getReader());
  } catch {
    // What is broken is no record.
    return '';
  }
}

/** The text of a stream; undefined as soon as there is more of it, for little that is packed can become very much. */
async function textUpTo(
  most: number,
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    text += decoder.decode(next.value, { stream: true });
    if (text.length > most) {
      await reader.cancel();
      return undefined;
    }
  }
  return text + decoder.decode();
}
