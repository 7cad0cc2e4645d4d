import type { PastScore, Timeline } from '../timeline.ts';

/** Where the buttons and keys lead from a moment; undefined where there is nothing further. */
export interface Ways {
  readonly move: number | undefined;
  readonly turn: number | undefined;
  readonly score: number | undefined;
}

/** The next move, turn and score; turns and scores of one seat only if one is followed. */
export function waysOn({ stops, turns, scores, last }: Timeline, moment: number, seat?: number): Ways {
  const isAfter = (one: { readonly moment: number }) => one.moment > moment;
  const turn = turns.find((one) => isAfter(one) && isOf(one.seat, seat))?.moment;
  return {
    move: stops.find((stop) => stop > moment),
    turn: turn ?? (moment < last ? last : undefined),
    score: scores.find((one) => isAfter(one) && isScoreOf(one, seat))?.moment,
  };
}

/** The same backwards. In the middle of a turn its beginning comes first. */
export function waysBack({ stops, turns, scores, first }: Timeline, moment: number, seat?: number): Ways {
  const isBefore = (one: { readonly moment: number }) => one.moment < moment;
  const turn = turns.filter((one) => isBefore(one) && isOf(one.seat, seat)).at(-1)?.moment;
  return {
    move: stops.filter((stop) => stop < moment).at(-1),
    turn: turn ?? (moment > first ? first : undefined),
    score: scores.filter((one) => isBefore(one) && isScoreOf(one, seat)).at(-1)?.moment,
  };
}

const isOf = (whose: number, seat: number | undefined): boolean => seat === undefined || whose === seat;

const isScoreOf = ({ points }: PastScore, seat: number | undefined): boolean =>
  points.some((one) => isOf(one.seat, seat));
