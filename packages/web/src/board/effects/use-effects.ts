import { surveyFeature } from '@bastide/rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../app/timing.ts';
import { segmentSpot } from '../../art/index.ts';
import type { SessionState, TableView, TileView } from '../../session/types.ts';
import { outlineOf } from '../land/outline.ts';
import { beforeEnd, type Effect, effectsOf, newsSince, type Recalled, recalledAs } from './effects.ts';

/** An effect on its way, with its own number; a lit feature with its area. */
export interface Shown {
  readonly id: number;
  readonly effect: Effect;
  readonly d: string | undefined;
}

interface Effects {
  readonly shown: readonly Shown[];
  /** Shows a place for a moment, also where nothing moves. */
  recall(place: Recalled): void;
}

/** How long effects are seen, in milliseconds. */
const LASTS = 2200;
/** Where moves come faster than one can look, the oldest effects give way. */
const MOST = 16;

/** What happened since the board was last drawn, for a moment. The log is followed, as several moves may come at once. */
export function useEffects(
  state: SessionState,
  tiles: ReadonlyMap<string, TileView>,
  motion: boolean,
  isCounted: boolean,
): Effects {
  const [shown, show] = useState<readonly Shown[]>([]);
  const seen = useRef(state.log.length);
  const count = useRef(0);
  const add = useCallback(
    (effects: readonly Effect[]) => {
      if (effects.length === 0) return;
      const fresh = effects.map((effect) => ({
        id: ++count.current,
        effect,
        d: effect.kind === 'lit' ? litArea(state.view, effect, tiles) : undefined,
      }));
      show((before) => [...before, ...fresh].slice(-MOST));
      setTimeout(() => show((before) => before.filter((one) => !fresh.includes(one))), LASTS);
    },
    [state.view, tiles],
  );
  useEffect(
    () =>
      afterPaint(() => {
        const all = newsSince(state.log, seen.current);
        const news = isCounted ? beforeEnd(all) : all;
        seen.current = state.log.length;
        if (motion) add(effectsOf(news, tiles, segmentSpot));
      }),
    [state.log, tiles, motion, isCounted, add],
  );
  return { shown, recall: (place) => add([recalledAs(place, tiles)]) };
}

function litArea(
  view: TableView,
  { segment }: Extract<Effect, { kind: 'lit' }>,
  tiles: ReadonlyMap<string, TileView>,
): string {
  const feature = surveyFeature(view, segment);
  return outlineOf(feature?.segments ?? [segment], tiles);
}
