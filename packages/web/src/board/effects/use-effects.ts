import type { SegmentPlace } from '@bastide/rules';
import { surveyFeature } from '@bastide/rules/internal';
import { useCallback, useEffect, useRef, useState } from 'react';
import { afterPaint } from '../../app/timing.ts';
import { segmentSpot } from '../../art/index.ts';
import type { SessionState, TableView, TileView } from '../../session/types.ts';
import { outlineOf } from '../land/outline.ts';
import { cellKey } from '../land/tile-index.ts';
import {
  beforeEnd,
  type Effect,
  effectsOf,
  newsSince,
  type Recalled,
  recalledAs,
  risenSince,
} from './effects.ts';

/** An effect on its way, with its own number; a lit feature with its areas, tile by tile. */
export interface Shown {
  readonly id: number;
  readonly effect: Effect;
  readonly areas: readonly string[];
}

interface Effects {
  readonly shown: readonly Shown[];
  /** Shows a place for a moment, also where nothing moves. */
  recall(place: Recalled): void;
}

/** How long effects are seen, in milliseconds. */
export const EFFECTS_LAST = 2200;
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
  const land = useRef(state.view.tiles);
  const count = useRef(0);
  const add = useCallback(
    (effects: readonly Effect[]) => {
      if (effects.length === 0) return;
      const fresh = effects.map(
        (effect): Shown => ({
          id: ++count.current,
          effect,
          areas: areasOf(state.view, effect, tiles),
        }),
      );
      show((before) => [...before, ...fresh].slice(-MOST));
      setTimeout(() => show((before) => before.filter((one) => !fresh.includes(one))), EFFECTS_LAST);
    },
    [state.view, tiles],
  );
  useEffect(
    () =>
      afterPaint(() => {
        const all = newsSince(state.log, seen.current);
        const news = isCounted ? beforeEnd(all) : all;
        seen.current = state.log.length;
        const risen = risenSince(land.current, state.view.tiles);
        land.current = state.view.tiles;
        if (!motion) return;
        add([
          ...(risen.length === 0 ? [] : [{ kind: 'risen', tiles: risen } as const]),
          ...effectsOf(news, tiles, segmentSpot, state.view.last),
        ]);
      }),
    [state.log, state.view.tiles, state.view.last, tiles, motion, isCounted, add],
  );
  return { shown, recall: (place) => add([recalledAs(place, tiles)]) };
}

/** What is lit tile by tile: from the tile that was placed, or else the first, outwards. */
function areasOf(view: TableView, effect: Effect, tiles: ReadonlyMap<string, TileView>): string[] {
  if (effect.kind === 'risen')
    return effect.tiles.map(({ tile: { x, y }, places }) =>
      outlineOf(
        places.map((place) => ({ x, y, place })),
        tiles,
      ),
    );
  if (effect.kind !== 'lit') return [];
  const segments = surveyFeature(view, effect.segment)?.segments ?? [effect.segment];
  const from = segments.find(({ x, y }) => x === view.last?.x && y === view.last.y) ?? effect.segment;
  const cells = new Map<string, SegmentPlace[]>();
  for (const one of segments) {
    const key = cellKey(one.x, one.y);
    cells.set(key, [...(cells.get(key) ?? []), one]);
  }
  const far = ([{ x, y }]: readonly SegmentPlace[]) => Math.hypot(x - from.x, y - from.y);
  return [...cells.values()]
    .sort((one, other) => far(one) - far(other))
    .map((some) => outlineOf(some, tiles));
}
