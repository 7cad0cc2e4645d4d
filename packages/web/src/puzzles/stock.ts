import { GRADES, type Puzzle, readPuzzle } from '@bastide/bots/puzzles';
import text from './shipped.jsonl?raw';

/** A puzzle with its number in the list, from 1. */
export interface Numbered {
  readonly puzzle: Puzzle;
  readonly number: number;
}

/** All puzzles there are, easiest first. They come with this file, which is loaded when somebody looks at puzzles. */
export const stock: readonly Numbered[] = readStock(text);

export function puzzleOf(id: string): Numbered | undefined {
  return stock.find(({ puzzle }) => puzzle.id === id);
}

/** The next one in the list that `isDone` does not tell of; after the last comes the first. */
export function nextAfter({ number }: Numbered, isDone: (id: string) => boolean): Numbered | undefined {
  const others = [...stock.slice(number), ...stock.slice(0, number - 1)];
  return others.find(({ puzzle }) => !isDone(puzzle.id)) ?? others[0];
}

/** Lines of JSON as `bastide puzzles` writes them, one puzzle each; the easiest get the first numbers. */
export function readStock(lines: string): Numbered[] {
  const puzzles = lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      const read = readPuzzle(JSON.parse(line));
      if ('error' in read) throw new Error(`puzzle ${index + 1} is ${read.error} at ${read.at}`);
      return read.ok;
    });
  const hardness = ({ grade }: Puzzle) => GRADES.indexOf(grade);
  return puzzles
    .sort((one, other) => hardness(one) - hardness(other))
    .map((puzzle, index) => ({ puzzle, number: index + 1 }));
}
