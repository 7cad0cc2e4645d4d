import { surveyFeature } from '@bastide/rules';
import { useEffect, useRef, useState } from 'react';
import { segmentSpot } from '../art/index.ts';
import type { Session } from '../session/session.ts';
import type { SessionState, TileView } from '../session/types.ts';
import { type Effect, effectsOf, newsSince } from './effects.ts';
import { outlineOf } from './outline.ts';

/** An effect on its way, with its own number; a lit feature with its area. */
export interface Shown {
  readonly id: number;
  readonly effect: Effect;
  readonly d: string | undefined;
}

/** How long effects are seen, in milliseconds. */
const LASTS = 2200;

/** What happened since the board was last drawn, for a moment. The log is followed, as several moves may come at once. */
export function useEffects(
  session: Session,
  state: SessionState,
  tiles: ReadonlyMap<string, TileView>,
  motion: boolean,
): readonly Shown[] {
  const [shown, show] = useState<readonly Shown[]>([]);
  const seen = useRef(state.log.length);
  const count = useRef(0);
  useEffect(() => {
    const news = newsSince(state.log, seen.current);
    seen.current = state.log.length;
    if (!motion || news.length === 0) return;
    const fresh = effectsOf(news, tiles, segmentSpot).map((effect) => ({
      id: ++count.current,
      effect,
      d: effect.kind === 'lit' ? litArea(session, effect, tiles) : undefined,
    }));
    if (fresh.length === 0) return;
    show((before) => [...before, ...fresh]);
    setTimeout(() => show((before) => before.filter((one) => !fresh.includes(one))), LASTS);
  }, [session, state.log, tiles, motion]);
  return shown;
}

function litArea(
  session: Session,
  { segment }: Extract<Effect, { kind: 'lit' }>,
  tiles: ReadonlyMap<string, TileView>,
): string {
  const feature = surveyFeature(session.game, segment);
  return outlineOf(feature?.segments ?? [segment], tiles);
}
