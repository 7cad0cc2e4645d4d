import { viewOf } from '@bastide/rules';
import { segmentSpot } from '../../art/index.ts';
import { type Effect, effectsOf } from '../../board/effects/effects.ts';
import { tileIndex } from '../../board/land/tile-index.ts';
import type { TableView } from '../../session/types.ts';
import type { Timeline } from '../timeline.ts';

/** One picture of a film: the table after a turn, and the points it brought. */
export interface Frame {
  readonly view: TableView;
  readonly points: readonly Extract<Effect, { kind: 'points' }>[];
  readonly hundredths: number;
}

/** A film of a whole game takes about so many hundredths of a second, if no picture gets too short or too long for it. */
const WHOLE = 2400;
const SHORTEST = 7;
const LONGEST = 40;
/** Points are looked at so much longer; the end is looked at for a while. */
const WITH_POINTS = 2;
const END = 400;

/** Moments after which a picture is taken: the beginning, and the end of every turn. */
export function frameMoments({ first, last, turns }: Timeline): number[] {
  return [...new Set([first, ...turns.map(({ moment }) => moment), last])].sort((one, other) => one - other);
}

/** What is to be seen at a moment, after all that happened since another. */
export function frameAt(timeline: Timeline, from: number, moment: number, frames: number): Frame {
  const view = viewOf(timeline.gameAt(moment), undefined, undefined, () => false);
  const tiles = tileIndex(view.tiles);
  const points = effectsOf(timeline.eventsBetween(from, moment), tiles, segmentSpot).filter(
    (effect) => effect.kind === 'points',
  );
  const usual = Math.min(LONGEST, Math.max(SHORTEST, Math.round(WHOLE / frames)));
  const hundredths = points.length > 0 ? usual * WITH_POINTS : usual;
  return { view, points, hundredths: moment === timeline.last ? END : hundredths };
}
