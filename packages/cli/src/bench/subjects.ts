import { presets } from '@bastide/rules';
import { beginGame } from '../program/setup.ts';
import type { Effort } from './effort.ts';
import { measurePreset, measureSearch, type PresetMeasure } from './preset.ts';
import { measureTenSets, type TenSetsMeasure } from './ten-sets.ts';

/** The set-ups that are measured, by the name they have in the result. */
const setups = {
  base: { preset: presets.base, players: 2, search: true },
  'bigbox-2017': { preset: presets['bigbox-2017'], players: 2, search: false },
  'bigbox-2014': { preset: presets['bigbox-2014'], players: 2, search: false },
  everything: { preset: presets.everything, players: 4, search: true },
  'everything-two': { preset: presets.everything, players: 2, search: false },
} as const;

export type SetupName = keyof typeof setups;
export type Subject = SetupName | 'ten-sets';

export const setupNames = Object.keys(setups) as SetupName[];
export const subjects: readonly Subject[] = [...setupNames, 'ten-sets'];

/** What was measured, by subject. */
export type Measures = { readonly [Name in SetupName]?: PresetMeasure } & {
  readonly 'ten-sets'?: TenSetsMeasure;
};

export function isSubject(name: string): name is Subject {
  return subjects.some((subject) => subject === name);
}

export function measureHere(subject: Subject, effort: Effort): Measures {
  if (subject === 'ten-sets') return { 'ten-sets': measureTenSets(effort) };
  const { preset, players, search } = setups[subject];
  const setup = { sets: preset.sets, options: { ...preset.options, firstPlayer: 0 }, players };
  const measure = measurePreset(beginGame(setup), effort);
  if (!search) return { [subject]: measure };
  return { [subject]: { ...measure, search: measureSearch(beginGame(setup), effort) } };
}
