import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { canPaint } from '../../art/paint/pen.ts';
import { useLight } from '../../art/studio/light.ts';
import type { TileView } from '../../session/types.ts';
import type { Camera, Size } from '../camera/camera.ts';
import { LandPainter } from './land-painter.ts';

interface LandCanvasProps {
  readonly tiles: readonly TileView[];
  readonly arriving: TileView | undefined;
  readonly ref: Ref<LandCanvasHandle>;
}

export interface LandCanvasHandle {
  /** The camera has come to rest: the land is where it sees it in the same frame. */
  move(camera: Camera, size: Size): void;
}

/** The land: all tiles on one canvas under everything else. */
export function LandCanvas({ tiles, arriving, ref }: LandCanvasProps) {
  const light = useLight();
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<LandPainter>(undefined);
  useLayoutEffect(() => {
    // Without it the land is bare, but can be played.
    if (canvas.current === null || !canPaint()) return;
    painter.current ??= new LandPainter(canvas.current);
    painter.current.show({ tiles, light, arriving });
  }, [tiles, light, arriving]);
  useImperativeHandle(ref, () => ({ move: (camera, size) => painter.current?.move(camera, size) }), []);
  useEffect(
    () => () => {
      painter.current?.close();
      painter.current = undefined;
    },
    [],
  );
  return <canvas ref={canvas} className="board-canvas" width="0" height="0" />;
}
