import type { Io } from '../../program/io.ts';
import { Progress } from '../../program/progress.ts';
import type { BrokenPair, PlayedPair } from '../pair.ts';
import { intervalText } from './report.ts';
import { isBroken } from './results-file.ts';
import { Standing } from './standing.ts';

/** How far a match is, and how it stands. */
export class MatchProgress {
  readonly #progress: Progress;
  readonly #standing: Standing;
  /** By pair under way: how much of it is played. */
  readonly #parts = new Map<number, number>();
  #over = 0;

  /** So many pairs are still to be played; these have been. */
  constructor(todo: number, played: readonly PlayedPair[], io: Io) {
    this.#progress = new Progress('pairs', todo, io);
    this.#standing = new Standing(played);
  }

  part(pair: number, done: number): void {
    this.#parts.set(pair, done);
    this.#show();
  }

  over(result: PlayedPair | BrokenPair): void {
    this.#parts.delete(result.pair);
    this.#over++;
    if (!isBroken(result)) this.#standing.add(result);
    this.#show();
  }

  clear(): void {
    this.#progress.clear();
  }

  #show(): void {
    let underWay = 0;
    for (const part of this.#parts.values()) underWay += part;
    this.#progress.show(this.#over, () => standingText(this.#standing), underWay);
  }
}

/** `7–0–1 · margin +8.3 [4.1, 12.5]`; empty while nothing is known. */
function standingText({ pairs, wins, draws, losses, margin }: Standing): string {
  return pairs === 0 ? '' : `${wins}–${draws}–${losses} · margin ${intervalText(margin)}`;
}
