import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from '../program/command.ts';
import type { Measures } from './subjects.ts';
import { setupNames } from './subjects.ts';

/** How fast the yardstick was: its best run, its worst one, and how many there were. */
export interface YardstickSpeed {
  readonly gamesPerSecond: number;
  readonly least: number;
  readonly runs: number;
}

export interface YardstickMeasure {
  readonly listing: YardstickSpeed;
  readonly sampling: YardstickSpeed;
}

/** Our games a second for each of the yardstick's, by set-up. */
export type Ratios = Readonly<Record<string, { readonly listing: number; readonly sampling: number }>>;

/** Another program that plays random base games for two and tells how many a second: what this machine can do now. */
export class Yardstick {
  readonly #command: string;
  readonly #listing: number[] = [];
  readonly #sampling: number[] = [];

  constructor(command: string) {
    this.#command = command;
  }

  /** Runs it both ways; it lists every placement if LIST=1 stands in its environment. */
  async run(): Promise<void> {
    this.#sampling.push(await this.#ask({ ...process.env, LIST: '' }));
    this.#listing.push(await this.#ask({ ...process.env, LIST: '1' }));
  }

  get measure(): YardstickMeasure {
    return { listing: speedOf(this.#listing), sampling: speedOf(this.#sampling) };
  }

  async #ask(env: NodeJS.ProcessEnv): Promise<number> {
    const { stdout } = await promisify(exec)(this.#command, { env }).catch((error: Error) => {
      throw new Refusal(`the yardstick can’t be run: ${error.message.trim()}`);
    });
    const speed = readSpeed(stdout);
    if (speed === undefined) throw new Refusal('the yardstick prints no {"gamesPerSecond": N}.');
    return speed;
  }
}

/** Its best run of all counts, so that a disturbed yardstick never makes us look better. */
export function ratiosTo({ listing, sampling }: YardstickMeasure, measures: Measures): Ratios {
  const ratios: Record<string, Ratios[string]> = {};
  for (const name of setupNames) {
    const ours = measures[name];
    if (ours === undefined) continue;
    ratios[name] = {
      listing: rounded(ours.listing.gamesPerSecond / listing.gamesPerSecond),
      sampling: rounded(ours.sampling.gamesPerSecond / sampling.gamesPerSecond),
    };
  }
  return ratios;
}

function readSpeed(text: string): number | undefined {
  try {
    const { gamesPerSecond } = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '');
    return typeof gamesPerSecond === 'number' && gamesPerSecond > 0 ? gamesPerSecond : undefined;
  } catch {
    return undefined;
  }
}

function speedOf(runs: readonly number[]): YardstickSpeed {
  return { gamesPerSecond: Math.max(...runs), least: Math.min(...runs), runs: runs.length };
}

function rounded(ratio: number): number {
  return Math.round(1000 * ratio) / 1000;
}
