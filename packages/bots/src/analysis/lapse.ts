import type { Measured } from './mean.ts';

/** How bad a decision was, mildest first. */
export const LAPSES = ['slip', 'mistake', 'blunder'] as const;
export type Lapse = (typeof LAPSES)[number];

/** What a decision lost against the best way found, with the same luck: in points, and in chance to win. */
export interface Loss {
  readonly points: Measured;
  readonly chance: Measured;
}

/** From so much on a loss has its lapse, in points or in chance, whichever is worse. */
export const THRESHOLDS: Readonly<Record<Lapse, { readonly points: number; readonly chance: number }>> = {
  slip: { points: 2.5, chance: 0.04 },
  mistake: { points: 5, chance: 0.08 },
  blunder: { points: 10, chance: 0.16 },
};

/** A loss is clear if it is so many standard errors above none: luck alone would show one as large in 1 of 160 cases. */
const CLEAR = 2.5;

/** The lapse a loss deserves; none if it is small, or not clear. */
export function lapseOf(loss: Loss): Lapse | undefined {
  return [...LAPSES].reverse().find((lapse) => {
    const { points, chance } = THRESHOLDS[lapse];
    return isClearly(loss.points, points) || isClearly(loss.chance, chance);
  });
}

function isClearly({ mean, error }: Measured, threshold: number): boolean {
  return mean >= threshold && mean >= CLEAR * error;
}

/** Whether more trials would hardly change the lapse: it is surely none, or surely the worst. */
export function isSettled({ points, chance }: Loss): boolean {
  const { slip, blunder } = THRESHOLDS;
  const isNone = most(points) < slip.points && most(chance) < slip.chance;
  return isNone || least(points) > blunder.points || least(chance) > blunder.chance;
}

const most = ({ mean, error }: Measured) => mean + CLEAR * error;
const least = ({ mean, error }: Measured) => mean - CLEAR * error;
