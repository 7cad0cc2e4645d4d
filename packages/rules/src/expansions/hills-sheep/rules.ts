import type { Context, Hooks } from '../../hooks.ts';
import { hillHooks } from './hills.ts';
import { shepherdHooks } from './shepherd.ts';
import { vineyardHooks } from './vineyards.ts';

export function hillsSheepRules(context: Context, has: (part: string) => boolean): Hooks {
  const hills = has('hills') ? hillHooks(context) : {};
  const shepherd = has('shepherd') ? shepherdHooks(context) : {};
  const vineyards = has('vineyards') ? vineyardHooks(context) : {};
  return { ...hills, ...shepherd, ...vineyards, steps: [...(hills.steps ?? []), ...(shepherd.steps ?? [])] };
}
