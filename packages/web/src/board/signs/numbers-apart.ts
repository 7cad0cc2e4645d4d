import type { Point } from '../camera/camera.ts';
import { fanned, numberIn } from '../choices/fan-places.ts';
import { pushApart } from '../land/figure-size.ts';
import type { Aim } from '../pointing/aims.ts';

/** Pixels of the number at a place, and between the middles of two. */
export const NUMBER_WIDE = 17;
const APART = NUMBER_WIDE + 0.5;
/** So many are seldom settled sooner. */
const ROUNDS = 100;

/** Numbers at the places of one tile, from afar: those that would lie over one another step aside, as little as they must. */
export function numbersApart(aims: readonly Aim[], zoom: number): readonly Aim[] {
  const fan = fanned(aims);
  const numbered = fan.filter((aim) => numberIn(fan, aim) !== undefined);
  const places = pushApart(
    numbered.map(({ at }) => at),
    APART / zoom,
    ROUNDS,
  );
  if (numbered.every(({ at }, i) => at.x === places[i].x && at.y === places[i].y)) return aims;
  return aims.map((aim) => {
    const i = numbered.indexOf(aim);
    return i < 0 ? aim : { ...aim, sign: places[i] };
  });
}

/** Where a press means it, and what stands for it is seen. */
export const signOf = ({ sign, at }: Pick<Aim, 'sign' | 'at'>): Point => sign ?? at;
