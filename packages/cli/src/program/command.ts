import { parseArgs } from 'node:util';
import type { Io } from './io.ts';

/** One word after `bastide`: what may follow it, what it does. The number it ends with is the exit status. */
export interface Command {
  readonly name: string;
  readonly help: string;
  readonly options: Readonly<Record<string, OptionKind>>;
  /** The most words that may stand beside the options. */
  readonly words: number;
  run(args: Args, io: Io): Promise<number>;
}

/** A `flag` stands alone, the others are followed by a value; `list` may be given several times. */
export type OptionKind = 'flag' | 'value' | 'list';

export const DONE = 0;
export const DIFFERENT = 1;
export const REFUSED = 2;

/** The user asked for something that can't be done: what is wrong and what to do, no stack. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** What stood on the command line. */
export class Args {
  readonly words: readonly string[];
  readonly #flags: ReadonlySet<string>;
  readonly #values: ReadonlyMap<string, readonly string[]>;

  constructor(words: readonly string[], flags: ReadonlySet<string>, values: ReadonlyMap<string, string[]>) {
    this.words = words;
    this.#flags = flags;
    this.#values = values;
  }

  has(name: string): boolean {
    return this.#flags.has(name);
  }

  all(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  value(name: string): string | undefined {
    return this.all(name).at(-1);
  }

  /** A whole number in a range, or what stands for it if it is not given. */
  whole(name: string, least: number, most: number, otherwise: number): number {
    const text = this.value(name);
    if (text === undefined) return otherwise;
    const number = Number(text);
    if (/^-?\d+$/.test(text) && number >= least && number <= most) return number;
    throw new Refusal(`--${name} needs a whole number from ${least} to ${most}, not “${text}”.`);
  }
}

/** Reads what follows a command's name. */
export function readArgs(command: Command, argv: readonly string[]): Args {
  const { options } = command;
  const types = Object.entries({ ...options, help: 'flag' as const }).map(([name, kind]) => [
    name,
    kind === 'flag' ? { type: 'boolean' as const } : { type: 'string' as const, multiple: true },
  ]);
  const { tokens } = parseArgs({
    args: [...argv],
    options: { ...Object.fromEntries(types), help: { type: 'boolean', short: 'h' } },
    strict: false,
    tokens: true,
  });
  const words: string[] = [];
  const flags = new Set<string>();
  const values = new Map<string, string[]>();
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    const kind = name === 'help' ? 'flag' : options[name];
    if (kind === undefined || !Object.hasOwn({ ...options, help: 0 }, name)) {
      const names = Object.keys(options);
      const there = names.length === 0 ? 'none' : names.map((one) => `--${one}`).join(', ');
      throw new Refusal(
        `${command.name} has no option ${rawName}.${meant(name, names)} There are: ${there}.`,
      );
    }
    if (kind === 'flag' && value !== undefined) throw new Refusal(`${rawName} takes no value.`);
    if (kind === 'flag') flags.add(name);
    else if (value === undefined || value.startsWith('--')) throw new Refusal(`${rawName} needs a value.`);
    else if (kind === 'value' && values.has(name)) throw new Refusal(`${rawName} is given twice.`);
    else values.set(name, [...(values.get(name) ?? []), value]);
  }
  if (words.length > command.words)
    throw new Refusal(`${command.name} can’t do anything with “${words[command.words]}”.`);
  return new Args(words, flags, values);
}

/** ` Did you mean …?` if one of the names is near enough to a word. */
export function meant(word: string, names: readonly string[], before = '--'): string {
  const near = names.find((name) => distance(word, name) <= Math.max(1, Math.floor(name.length / 3)));
  return near === undefined ? '' : ` Did you mean ${before}${near}?`;
}

/** How many letters must be changed, added or dropped to get from one word to the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, against] of [...other].entries()) {
      next.push(Math.min(next[j] + 1, row[j + 1] + 1, row[j] + (letter === against ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length];
}
