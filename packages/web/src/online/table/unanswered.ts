import type { Move } from '@bastide/rules';

/** A move of one's own that is shown though the server has not told it yet. */
export interface SentMove {
  readonly id: string;
  readonly move: Move;
  /** How many events there were, those still on their way included. */
  readonly expect: number;
  /** How many moves stood before it: if there are as many again, it is still meant. */
  readonly after: number;
}

interface Known {
  readonly head: number;
  readonly entries: readonly { readonly seq: number; readonly move: Move }[];
}

/** Of the moves sent, those that are to be shown on top of what the server has told: not yet told, and nothing came before them. */
export function stillMeant(sent: readonly SentMove[], { head, entries }: Known): SentMove[] {
  const known = new Map(entries.map(({ seq, move }) => [seq, move]));
  const shown: SentMove[] = [];
  for (const one of sent) {
    if (one.expect < head) {
      // Something else happened at its place: it will be refused, and all that followed from it.
      if (!isSame(known.get(one.expect), one.move)) return [];
    } else if (one.expect === head + shown.length) shown.push(one);
    else return shown;
  }
  return shown;
}

function isSame(one: Move | undefined, other: Move): boolean {
  if (one === undefined) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every((key) => JSON.stringify(read(one, key)) === JSON.stringify(read(other, key)));
}

function read(move: Move, key: string): unknown {
  return (move as Readonly<Record<string, unknown>>)[key];
}
