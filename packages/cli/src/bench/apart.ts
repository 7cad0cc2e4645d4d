import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Effort } from './effort.ts';
import type { PresetMeasure, Speed } from './preset.ts';
import type { Measures, Subject } from './subjects.ts';
import { type TenSetsMeasure, type TurnCost, turnCostOf } from './ten-sets.ts';

/**
 * In processes of their own: what one ruleset taught the compiler must not slow down the next. In several, because the compiler
 * decides by what it has seen when it looks, and has its bad days; of each number the best counts.
 */
export async function measureApart(subject: Subject, effort: Effort, processes: number): Promise<Measures> {
  const measured: Measures[] = [];
  for (let i = 0; i < processes; i++) measured.push(await measureOnce(subject, effort));
  if (subject === 'ten-sets')
    return { 'ten-sets': bestTenSets(measured.flatMap((one) => one[subject] ?? [])) };
  return { [subject]: bestPreset(measured.flatMap((one) => one[subject] ?? [])) };
}

export function bestPreset(all: readonly PresetMeasure[]): PresetMeasure {
  const searches = all.flatMap(({ search }) => search ?? []);
  return {
    listing: fastest(all.map(({ listing }) => listing)),
    sampling: fastest(all.map(({ sampling }) => sampling)),
    ...(searches.length === 0 ? {} : { search: fastest(searches) }),
    cloneNanoseconds: Math.min(...all.map(({ cloneNanoseconds }) => cloneNanoseconds)),
    stateBytes: all[0].stateBytes,
  };
}

/** The ratio is that of the best numbers, and not the best of the ratios. */
export function bestTenSets(all: readonly TenSetsMeasure[]): TenSetsMeasure {
  return {
    listing: cheapest(all.map(({ listing }) => listing)),
    sampling: cheapest(all.map(({ sampling }) => sampling)),
  };
}

async function measureOnce(subject: Subject, { rounds, milliseconds }: Effort): Promise<Measures> {
  const launcher = fileURLToPath(new URL('../../bin/bastide.js', import.meta.url));
  const effort = ['--processes', '1', '--rounds', String(rounds), '--milliseconds', String(milliseconds)];
  const argv = [launcher, 'bench', '--json', '--only', subject, ...effort];
  const { stdout } = await promisify(execFile)(process.execPath, argv);
  return JSON.parse(stdout);
}

function fastest(all: readonly Speed[]): Speed {
  return { gamesPerSecond: Math.max(...all.map(({ gamesPerSecond }) => gamesPerSecond)) };
}

function cheapest(all: readonly TurnCost[]): TurnCost {
  return turnCostOf(
    Math.min(...all.map(({ nanosecondsAt70 }) => nanosecondsAt70)),
    Math.min(...all.map(({ nanosecondsAt700 }) => nanosecondsAt700)),
  );
}
