import {
  type CSSProperties,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Face } from '../paint/scenery.ts';
import { lightNow, useLight } from './light.ts';
import { orderOf, pictureSize, tableOrder } from './order.ts';
import { studio, type Urgency } from './studio.ts';

/**
 * The address of a face's picture, once it is painted; meanwhile of the one most like it. As large as the box in which it is shown, if
 * nothing else is said.
 */
export function usePicture(
  box: RefObject<SVGElement | null>,
  { spec, rot, closed }: Face,
  pixels: number | undefined,
  urgency: Urgency,
): string | undefined {
  const light = useLight();
  const seen = useSeenSize(box, pixels === undefined);
  const size = pixels ?? seen;
  const isKnown = size !== undefined;
  const order = orderOf({ spec, rot, closed }, size ?? UNSEEN, light, 'file');
  const { key } = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells all of the order
  const subscribe = useCallback(
    (onPainted: () => void) => (isKnown ? studio.wish({ orders: [order], urgency, onPainted }) : () => {}),
    [key, urgency, isKnown],
  );
  const picture = useSyncExternalStore(subscribe, () => studio.nearest(order));
  return typeof picture === 'string' ? picture : undefined;
}

/** The wood of the table as a background, once it is painted. */
export function useTableStyle(): CSSProperties | undefined {
  const light = useLight();
  const subscribe = useCallback(
    (onPainted: () => void) => studio.wish({ orders: [tableOrder(light)], urgency: 'picture', onPainted }),
    [light],
  );
  const wood = useSyncExternalStore(subscribe, () => studio.find(tableOrder(light)));
  return useMemo(() => (wood === undefined ? undefined : woodStyle(String(wood))), [wood]);
}

/** Has it painted before there is a table, and keeps it. */
export function paintWoodAhead(): void {
  studio.wish({ orders: [tableOrder(lightNow())], urgency: 'picture', onPainted() {} });
}

/** A variable is no property React knows. */
const woodStyle = (wood: string) => ({ '--board-wood': `url(${wood})` }) as CSSProperties;

/** What one hopes to find painted already, as long as it isn't known how large a picture is shown. */
const UNSEEN = 96;

/** So far beside the window pictures are painted already. */
const BESIDE = '200px';

const measured = new Map<Element, (pixels: number) => void>();
let watch: IntersectionObserver | undefined;

/** How large something is shown, in device pixels, once it is in sight. */
function useSeenSize(box: RefObject<SVGElement | null>, isWanted: boolean): number | undefined {
  const [size, see] = useState<number>();
  useEffect(() => {
    const { current } = box;
    if (!isWanted || current === null || typeof IntersectionObserver === 'undefined') return;
    watch ??= new IntersectionObserver(measureAll, { rootMargin: BESIDE });
    const seen = watch;
    // What stays in sight while it grows is looked at anew. Of a shape in a drawing only the drawing knows its pixels.
    const resized = new ResizeObserver(() => {
      seen.unobserve(current);
      seen.observe(current);
    });
    measured.set(current, see);
    resized.observe(current.ownerSVGElement ?? current);
    return () => {
      measured.delete(current);
      resized.disconnect();
      seen.unobserve(current);
    };
  }, [box, isWanted]);
  return size;
}

function measureAll(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect } of entries) {
    if (!isIntersecting) continue;
    measured.get(target)?.(pictureSize(boundingClientRect.width * devicePixelRatio));
    // Whatever is watched is looked at in every frame.
    watch?.unobserve(target);
  }
}
