import type { Expansion } from '../../expansion.ts';
import type { FigureSpec } from '../../figure/figures.ts';
import type { Setup } from '../../game/setup.ts';
import type { MarkSpec } from '../../tile/marks.ts';
import { citations } from './citations.ts';
import { hillsSheepRules } from './rules.ts';
import { hillsSheepTiles } from './tiles.ts';

/** Hills & Sheep: 18 tiles with hills and vineyards, a shepherd each, sheep and wolves in a bag (rules HS). */
export const expansion = {
  id: 'hills-sheep',
  position: 140,
  parts: ['tiles', 'hills', 'shepherd', 'vineyards'],
  options: {
    hillTies: { values: ['any', 'count'] },
    shepherd: { values: ['before', 'after'] },
    closedFlock: { values: ['stay', 'gather'] },
    vineyardsForGardens: { values: [false, true], onlyWith: 'abbot' },
  },
  presets: { 'bigbox-2014': {}, everything: {} },
  citations,
  letters: { marks: { hill: '^', sheep: 's', vineyard: 'v' }, figures: { shepherd: 'H' } },
  box: (setup) => ({
    tiles: (has(setup, 'tiles') ? hillsSheepTiles : []).map((spec) => ({
      id: `hills-sheep/${spec.name}`,
      spec,
      pile: 'stock',
      count: spec.count,
    })),
    marks: MARKS.filter(({ part }) => has(setup, part)).map(({ mark }) => mark),
    figures: has(setup, 'shepherd') ? [shepherd] : [],
  }),
  rules: (context) => hillsSheepRules(context, (part) => has(context.setup, part)),
} as const satisfies Expansion;

/** Sheep and vineyards are printed on the river of 2014 too (RV4). */
const MARKS: readonly { readonly part: string; readonly mark: MarkSpec }[] = [
  { part: 'hills', mark: { name: 'hill', on: 'tile' } },
  { part: 'shepherd', mark: { name: 'sheep', on: 'segment' } },
  { part: 'vineyards', mark: { name: 'vineyard', on: 'tile' } },
];

/** HS2, HS6: no follower and no farmer, so it comes without farmers too (B13). */
const shepherd: FigureSpec = {
  name: 'shepherd',
  count: 1,
  role: 'special',
  strength: 0,
  stands: ['field'],
  rule: 'HS2',
};

function has(setup: Setup, part: string): boolean {
  return !setup.omit.includes(`hills-sheep/${part}`);
}
