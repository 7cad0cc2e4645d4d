import type { TileSpec } from '@bastide/rules';
import { useEffect } from 'react';
import { useLight } from '../../art/studio/light.ts';
import { orderOf } from '../../art/studio/order.ts';
import { studio } from '../../art/studio/studio.ts';

const TURNS = [0, 90, 180, 270];
const OPEN: readonly boolean[] = [];

/** Has the tile in hand painted in every turn, as large as the land: a press shows it at once. */
export function useReadyHand(spec: TileSpec | undefined, pixels: number): void {
  const light = useLight();
  useEffect(() => {
    if (spec === undefined) return;
    const files = TURNS.map((rot) => orderOf({ spec, rot, closed: OPEN }, pixels, light, 'file'));
    // A picture that is held is decoded when it is wanted.
    const held = new Map<string, HTMLImageElement>();
    const hold = () => {
      for (const order of files) {
        const address = studio.find(order);
        if (typeof address !== 'string' || held.has(order.key)) continue;
        const image = new Image();
        image.src = address;
        image.decode().catch(() => {});
        held.set(order.key, image);
      }
    };
    const forget = studio.wish({ orders: files, urgency: 'hand', onPainted: hold });
    hold();
    return forget;
  }, [spec, pixels, light]);
}
