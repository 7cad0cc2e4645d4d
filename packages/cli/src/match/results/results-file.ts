import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { Refusal } from '../../program/command.ts';
import type { BrokenPair, Match, PlayedPair } from '../pair.ts';
import { FAULTS } from '../player.ts';
import { SIDES } from '../seating.ts';

const FORMAT = 'bastide-match/1';

/**
 * The pairs of a match, one a line, below a line that says what match it is. A pair is written when it is over, so a run can be
 * stopped at any time and go on later.
 */
export class ResultsFile {
  readonly #name: string;
  /** The pairs that were there already. */
  readonly pairs: readonly PlayedPair[];

  private constructor(name: string, pairs: readonly PlayedPair[]) {
    this.#name = name;
    this.pairs = pairs;
  }

  /** A new file; one that is there already is not touched. */
  static create(name: string, match: Match): ResultsFile {
    if (existsSync(name)) throw new Refusal(`${name} is there already. Go on with it: --resume ${name}`);
    refusing(name, () => writeFileSync(name, `${headOf(match)}\n`, { flag: 'wx' }));
    return new ResultsFile(name, []);
  }

  /** A file to go on with, which must be of the same match; a new one if there is none. */
  static resume(name: string, match: Match): ResultsFile {
    if (!existsSync(name)) return ResultsFile.create(name, match);
    const text = refusing(name, () => readFileSync(name, 'utf8'));
    // A last line without its end was cut off while it was written.
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    const [head, ...lines] = whole.split('\n').slice(0, -1);
    if (head !== headOf(match)) throw new Refusal(otherMatch(name, head, match));
    const pairs = lines.map((line, index) => {
      const pair = readPair(line);
      if (pair === undefined) throw new Refusal(`${name}:${index + 2} is no pair of a match.`);
      return pair;
    });
    if (whole !== text) refusing(name, () => truncateSync(name, Buffer.byteLength(whole)));
    return new ResultsFile(name, pairs);
  }

  /** Broken pairs are not kept: they are played again when the match goes on. */
  add(pair: PlayedPair): void {
    appendFileSync(this.#name, `${JSON.stringify(pair)}\n`);
  }
}

export function isBroken(result: PlayedPair | BrokenPair): result is BrokenPair {
  return 'broken' in result;
}

function headOf({ a, b, setup, seed, budget, clock, unpaired }: Match): string {
  return JSON.stringify({ format: FORMAT, a, b, setup, seed, budget, clock, unpaired });
}

function otherMatch(name: string, head: string | undefined, match: Match): string {
  return `${name} holds another match.\n  there: ${head ?? 'nothing'}\n  here:  ${headOf(match)}`;
}

function refusing<T>(name: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Refusal(`can’t use ${name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A line of a file, as far as anything is computed from it. */
function readPair(line: string): PlayedPair | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isObject(value) || !Number.isInteger(value.pair) || typeof value.seconds !== 'number')
    return undefined;
  const { games, times, cpu, longest, memory, faults } = value;
  if (!Array.isArray(games) || !games.every(isGame)) return undefined;
  if (!isObject(times) || !isObject(cpu) || !isObject(longest)) return undefined;
  const hasBoth = SIDES.every(
    (side) => isNumbers(times[side]) && isNumbers(cpu[side]) && typeof longest[side] === 'number',
  );
  const fits = hasBoth && isNumbers(memory) && Array.isArray(faults) && faults.every(isFault);
  return fits ? (value as unknown as PlayedPair) : undefined;
}

function isGame(value: unknown): boolean {
  if (!isObject(value) || !isNumbers(value.scores) || !Array.isArray(value.seats)) return false;
  return value.seats.length === value.scores.length && value.seats.every((seat) => SIDES.includes(seat));
}

function isFault(value: unknown): boolean {
  return (
    isObject(value) && SIDES.some((side) => side === value.side) && FAULTS.some((kind) => kind === value.kind)
  );
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
