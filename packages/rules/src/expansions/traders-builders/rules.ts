import type { Context, Hooks } from '../../hooks.ts';
import { builderHooks } from './builder.ts';
import { goodsHooks } from './goods.ts';
import { pigHooks } from './pig.ts';

export const GOODS = ['wine', 'wheat', 'cloth'] as const;

export function tradersBuildersRules(context: Context, has: (part: string) => boolean): Hooks {
  const goods = has('goods') ? goodsHooks(context) : {};
  const builder = has('builder') ? builderHooks(context) : {};
  const pig = context.figureKind('pig') >= 0 ? pigHooks(context) : {};
  return { ...goods, ...pig, steps: [...(goods.steps ?? []), ...(builder.steps ?? [])] };
}
