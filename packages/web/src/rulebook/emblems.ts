import { expansionChapters } from '../expansions/chapters.ts';
import type { Emblem } from './outline.ts';

const all = [...expansionChapters.values()].flat();

/** What stands for each chapter on the cover. */
export const EMBLEMS: Readonly<Record<string, Emblem>> = {
  short: { tile: 'base/L' },
  'set-up': { tile: 'base/D-start' },
  turn: { tile: 'base/X' },
  placing: { tile: 'base/O' },
  followers: { tile: 'base/U', figure: 'follower', seat: 'red' },
  roads: { tile: 'base/V' },
  cities: { tile: 'base/C' },
  monasteries: { tile: 'base/B' },
  fields: { tile: 'base/U', rot: 90 },
  majority: { tile: 'base/F', figure: 'follower', seat: 'blue' },
  scoring: { tile: 'base/G', figure: 'marker', seat: 'red' },
  end: { tile: 'base/R' },
  rulings: { tile: 'base/W' },
  ...Object.fromEntries(all.map(({ chapter, emblem }) => [chapter, emblem])),
  ...Object.assign({}, ...all.map(({ boxEmblems }) => boxEmblems)),
};
