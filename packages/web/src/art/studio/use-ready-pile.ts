import type { TileSpec } from '@bastide/rules';
import { type RefObject, useEffect } from 'react';
import { useLight } from './light.ts';
import { orderOf, pictureSize } from './order.ts';
import { studio } from './studio.ts';

interface Unseen {
  readonly spec: TileSpec;
  readonly count: number;
}

/** So many kinds of tiles, those of which most are left: with everything there are twice as many, and each is seldom drawn. */
const MOST = 64;
/** Milliseconds until the land is painted, and nobody waits for the painter. */
const CALM = 1000;

/** Has the tiles that may be drawn next painted as they will be held: none is a plain green card at first. */
export function useReadyPile(hand: RefObject<HTMLElement | null>, unseen: readonly Unseen[]): void {
  const light = useLight();
  useEffect(() => {
    let forget = () => {};
    const timer = setTimeout(() => {
      const { width = 0 } = hand.current?.querySelector('.tile-picture')?.getBoundingClientRect() ?? {};
      if (width === 0) return;
      const pixels = pictureSize(width * devicePixelRatio);
      const likely = [...unseen].sort((one, other) => other.count - one.count).slice(0, MOST);
      const orders = likely.map(({ spec }) => orderOf({ spec, rot: 0, closed: [] }, pixels, light, 'file'));
      forget = studio.wish({ orders, urgency: 'pile', onPainted() {} });
    }, CALM);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [hand, unseen, light]);
}
