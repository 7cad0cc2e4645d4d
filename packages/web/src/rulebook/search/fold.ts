/** Letters with another way to write them, which decomposing does not find. */
const SPELT: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'", '\u00a0': ' ' };

/** A text as it is searched: small letters without accents. `at` tells where each of them stands in the text. */
export interface Folded {
  readonly text: string;
  readonly at: readonly number[];
}

export function fold(text: string): Folded {
  const at: number[] = [];
  let folded = '';
  for (let i = 0; i < text.length; i++) {
    const small = text[i].toLowerCase();
    const plain = SPELT[small] ?? small.normalize('NFD').replace(/\p{M}/gu, '');
    for (const letter of plain) {
      folded += letter;
      at.push(i);
    }
  }
  return { text: folded, at };
}

/** What a query asks for. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .text.split(/\s+/)
    .filter((word) => word !== '');
}

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
  /** Where it begins in the whole. */
  readonly from: number;
}

/** A text cut where one of the words stands in it. */
export function cutAtHits(text: string, words: readonly string[]): Piece[] {
  const { text: folded, at } = fold(text);
  const isHit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + word.length)) {
      isHit.fill(true, at[i], at[i + word.length - 1] + 1);
    }
  }
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; ) {
    let to = from + 1;
    while (to < text.length && isHit[to] === isHit[from]) to++;
    pieces.push({ text: text.slice(from, to), hit: isHit[from], from });
    from = to;
  }
  return pieces;
}
