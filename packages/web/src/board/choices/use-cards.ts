import { useLayoutEffect, useMemo, useRef } from 'react';
import { useWords } from '../../app/words.ts';
import type { TableView } from '../../session/types.ts';
import { type Camera, toScreen } from '../camera/camera.ts';
import type { Area, Pane } from '../camera/pane.ts';
import type { Aim } from '../pointing/aims.ts';
import { type FanCard, fanOf } from './fan.tsx';
import { fanned } from './fan-places.ts';
import { fanWords } from './fan-words.ts';
import { type CardsSeen, keptCards } from './kept-cards.ts';
import { useNotesOver } from './notes-over.ts';
import { LEAST_PIN, pinRadius } from './pin-growth.ts';

/** The cards around the tile just placed, clear of all else that can be chosen; once they are dealt they stay as long as they can. */
export function useCards(
  aims: readonly Aim[],
  camera: Camera,
  pane: Pane = NO_SIZE,
  { view, isTold }: { readonly view: TableView; readonly isTold: boolean },
): readonly FanCard[] {
  const words = useWords();
  const around = useMemo(() => fanned(aims), [aims]);
  const notes = useNotesOver(around.length > 0 ? '.board' : undefined);
  const before = useRef<CardsSeen>(undefined);
  // A press or a pointer that moves has no part in it, and places take a while to find.
  const seen = useMemo(() => {
    const others = aims.filter((one) => !around.includes(one)).map((one) => pinArea(one, camera, pane));
    const free = { ...pane, covers: [...(pane.covers ?? []), ...notes] };
    const wordsOf = (aim: Aim) => fanWords(aim, view, isTold, words);
    if (pane === NO_SIZE || around.length === 0) return { cards: NONE, camera, pane };
    const cards =
      keptCards(before.current, { camera, pane: free }, around, wordsOf) ??
      fanOf({ aims: around, others, camera, pane: free, view, wordsOf });
    return { cards, camera, pane };
  }, [aims, around, camera, pane, notes, view, isTold, words]);
  useLayoutEffect(() => {
    before.current = seen;
  }, [seen]);
  return seen.cards;
}

/** Where a pin is on the screen, in pixels of the pane. */
function pinArea(aim: Aim, camera: Camera, pane: Pane): Area {
  const { x, y } = toScreen(camera, pane, aim.at);
  const reach = Math.max(LEAST_PIN / 2, pinRadius(aim) * camera.zoom);
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
}

const NO_SIZE: Pane = { width: 0, height: 0 };
const NONE: readonly FanCard[] = [];
