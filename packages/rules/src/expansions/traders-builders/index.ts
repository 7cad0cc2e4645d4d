import type { Expansion } from '../../expansion.ts';
import type { FigureSpec } from '../../figure/figures.ts';
import type { Setup } from '../../game/setup.ts';
import { citations } from './citations.ts';
import { GOODS, tradersBuildersRules } from './rules.ts';
import { tradersBuildersTiles } from './tiles.ts';

/** Traders & Builders: 24 tiles, goods, a builder and a pig each (rules TB). */
export const expansion = {
  id: 'traders-builders',
  position: 70,
  parts: ['tiles', 'goods', 'builder', 'pig'],
  presets: { 'bigbox-2017': {}, 'bigbox-2014': {}, everything: {} },
  citations,
  letters: {
    marks: { wine: 'w', wheat: 'h', cloth: 'c' },
    figures: { builder: 'U', pig: 'S' },
  },
  box: (setup) => ({
    tiles: (has(setup, 'tiles') ? tradersBuildersTiles : []).map((spec) => ({
      id: `traders-builders/${spec.name}`,
      spec,
      pile: 'stock',
      count: spec.count,
    })),
    marks: has(setup, 'goods') ? GOODS.map((name) => ({ name, on: 'segment' })) : [],
    figures: figuresOf(setup),
  }),
  rules: (context) => tradersBuildersRules(context, (part) => has(context.setup, part)),
} as const satisfies Expansion;

/** TB2, TB4: both go where an own follower already stands. */
const builder: FigureSpec = {
  name: 'builder',
  count: 1,
  role: 'companion',
  strength: 0,
  stands: ['road', 'city'],
  rule: 'TB2',
};
const pig: FigureSpec = {
  name: 'pig',
  count: 1,
  role: 'companion',
  strength: 0,
  stands: ['field'],
  rule: 'TB4',
};

/** Without farmers there is no pig (B13). */
function figuresOf(setup: Setup): FigureSpec[] {
  const figures: FigureSpec[] = [];
  if (has(setup, 'builder')) figures.push(builder);
  if (has(setup, 'pig') && setup.options.farmers !== false) figures.push(pig);
  return figures;
}

function has(setup: Setup, part: string): boolean {
  return !setup.omit.includes(`traders-builders/${part}`);
}
