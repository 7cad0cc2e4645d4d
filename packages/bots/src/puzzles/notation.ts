import type { UncheckedMove } from '@bastide/rules';

type Value = Exclude<UncheckedMove[string], undefined>;

/**
 * Moves in little space: who moves follows from the game, and the fields of a move are named once. `shapes` lists what is done
 * with the names of its fields, `draw tile$`, `place tile$ x# y# rot#`; a move is the number of its shape and its values:
 * `0 base/D`, `1 base/D 0 1 90`.
 */
export interface WrittenMoves {
  readonly shapes: readonly string[];
  readonly moves: string;
}

/** What follows a field's name tells what its values are. */
const SIGNS = { number: '#', string: '$', boolean: '?', list: '*' } as const;
const LIST = '+';

export function writeMoves(moves: readonly UncheckedMove[]): WrittenMoves {
  const shapes: string[] = [];
  const written = moves.map((move) => {
    const fields = Object.entries(move).filter(([name]) => name !== 'by' && name !== 'do') as [
      string,
      Value,
    ][];
    const shape = [move.do, ...fields.map(([name, value]) => name + SIGNS[typeOf(value)])].join(' ');
    if (!shapes.includes(shape)) shapes.push(shape);
    return [shapes.indexOf(shape), ...fields.map(([, value]) => writeValue(value))].join(' ');
  });
  return { shapes, moves: written.join(';') };
}

/** A move as it was written, but for who made it. */
export type UnsignedMove = Omit<UncheckedMove, 'by'> & { readonly do: string };

/** Nothing if it can't be read. */
export function readMoves({ shapes, moves }: WrittenMoves): UnsignedMove[] | undefined {
  const list: UnsignedMove[] = [];
  for (const text of moves === '' ? [] : moves.split(';')) {
    const [shape, ...values] = text.split(' ');
    const [what, ...fields] = (shapes[Number(shape)] ?? '').split(' ');
    if (what === '' || fields.length !== values.length) return undefined;
    const read = fields.map(
      (field, i) => [field.slice(0, -1), readValue(field.slice(-1), values[i])] as const,
    );
    list.push({ do: what, ...Object.fromEntries(read) });
  }
  return list;
}

function typeOf(value: Value): keyof typeof SIGNS {
  if (typeof value === 'object') return 'list';
  return typeof value as 'number' | 'string' | 'boolean';
}

function writeValue(value: Value): string {
  return typeof value === 'object' ? value.join(LIST) : String(value);
}

function readValue(sign: string, text: string): Value {
  if (sign === SIGNS.number) return Number(text);
  if (sign === SIGNS.boolean) return text === 'true';
  return sign === SIGNS.list ? text.split(LIST) : text;
}
