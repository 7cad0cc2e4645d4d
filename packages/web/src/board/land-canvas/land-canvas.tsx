import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { canPaint } from '../../art/paint/pen.ts';
import { useLight } from '../../art/studio/light.ts';
import { studioWorker } from '../../art/studio/studio.ts';
import type { TileView } from '../../session/types.ts';
import type { Painted } from '../camera/rig.ts';
import { LandPainter } from './land-painter.ts';

interface LandCanvasProps {
  readonly tiles: readonly TileView[];
  /** These tiles are to be seen. */
  readonly onShown: (tiles: readonly TileView[]) => void;
  readonly ref: Ref<LandCanvasHandle>;
}

export interface LandCanvasHandle {
  /** The camera has moved: the land is where it sees it in the same frame. */
  move(painted: Painted): void;
}

/** The land: all tiles on canvases under everything else. */
export function LandCanvas({ tiles, onShown, ref }: LandCanvasProps) {
  const light = useLight();
  const far = useRef<HTMLCanvasElement>(null);
  const near = useRef<HTMLCanvasElement>(null);
  const painter = useRef<LandPainter>(undefined);
  const latest = useRef(onShown);
  useLayoutEffect(() => {
    latest.current = onShown;
  });
  useLayoutEffect(() => {
    // Without canvases the land is bare, but can be played.
    if (far.current === null || near.current === null || !canPaint()) return;
    const canvases = { far: far.current, near: near.current };
    const made = new LandPainter(canvases, studioWorker(), (land) => latest.current(land.tiles));
    painter.current = made;
    return () => made.close();
  }, []);
  useLayoutEffect(() => painter.current?.show({ tiles, light }), [tiles, light]);
  useImperativeHandle(ref, () => ({ move: (painted) => painter.current?.move(painted) }), []);
  return (
    <>
      <canvas ref={far} className="board-canvas" width="0" height="0" />
      <canvas ref={near} className="board-canvas" width="0" height="0" data-painted="false" />
    </>
  );
}
