import type { Expansion } from '../../expansion.ts';
import type { FigureSpec } from '../../figure/figures.ts';
import type { Setup } from '../../game/setup.ts';
import type { SegmentSpec, TileSpec } from '../../tile/spec.ts';
import { BARRED, footing } from '../base/index.ts';
import { citations } from './citations.ts';
import { innsCathedralsRules } from './rules.ts';
import { innsCathedralsTiles } from './tiles.ts';

/** Inns & Cathedrals: 18 tiles and a big follower each (rules IC). */
export const expansion = {
  id: 'inns-cathedrals',
  position: 60,
  parts: ['tiles', 'big'],
  options: { innOnTJunction: { values: ['both', 'right'] } },
  presets: { 'bigbox-2017': {}, 'bigbox-2014': { innOnTJunction: 'right' }, everything: {} },
  printedMinutes: 15,
  citations,
  letters: { marks: { inn: 'i', cathedral: 'C' }, figures: { big: 'B' } },
  box(setup) {
    const tiles = setup.omit.includes('inns-cathedrals/tiles') ? [] : innsCathedralsTiles;
    const big: FigureSpec = {
      name: 'big',
      count: 1,
      role: 'follower',
      strength: 2,
      stands: footing(setup),
      lies: true,
      rule: 'IC3',
      barred: BARRED,
    };
    return {
      tiles: tiles.map((spec) => ({
        id: `inns-cathedrals/${spec.name}`,
        spec: withTJunction(spec, setup),
        pile: 'stock',
        count: spec.count,
      })),
      marks: [
        { name: 'inn', on: 'segment' },
        { name: 'cathedral', on: 'segment' },
      ],
      figures: setup.omit.includes('inns-cathedrals/big') ? [] : [big],
    };
  },
  rules: innsCathedralsRules,
} as const satisfies Expansion;

/** IC4: in the 2014 printing the inn of the T-junction stands by the right-hand road only. */
function withTJunction(spec: TileSpec, setup: Setup): TileSpec {
  if (spec.name !== 'inn-tee' || setup.options.innOnTJunction === 'both') return spec;
  const withoutInn = (segment: SegmentSpec) =>
    segment.edges.includes('W') ? { ...segment, marks: {} } : segment;
  return {
    ...spec,
    segments: spec.segments.map((segment) => (segment.kind === 'road' ? withoutInn(segment) : segment)),
  };
}
