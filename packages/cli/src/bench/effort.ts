/** How much work a measurement takes. */
export interface Effort {
  /** How often everything is done again; the fastest counts. */
  readonly rounds: number;
  /** About how long a batch of work takes, in milliseconds. */
  readonly milliseconds: number;
}

/** Work that comes out the same every time it is done. */
export type Batch = () => void;

/** Different batches, so that no few games decide. */
export const BATCHES = 4;

/**
 * Seconds of CPU time that batches take together, each in its fastest round. A short batch has a chance to run without
 * being disturbed by what else the processor does; a long one never has. Every round does the same work, so that the
 * fastest round is the least disturbed one and not the one with the easiest games.
 */
export function fastest(rounds: number, batches: readonly Batch[]): number {
  const best = batches.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [i, batch] of batches.entries()) best[i] = Math.min(best[i], cpuSeconds(batch));
  }
  return best.reduce((sum, seconds) => sum + seconds, 0);
}

/** How often `work` must be done to fill a batch; finding out is the warm-up. */
export function timesInBatch({ milliseconds }: Effort, work: Batch): number {
  const seconds = milliseconds / 1000;
  for (let times = 1; ; times *= 2) {
    const taken = cpuSeconds(() => {
      for (let i = 0; i < times; i++) work();
    });
    // Several batches long, for the compiler is still at work at first.
    if (taken > 8 * seconds) return Math.max(1, Math.round((times * seconds) / taken));
  }
}

function cpuSeconds(work: Batch): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system) / 1e6;
}
