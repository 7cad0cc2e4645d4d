import type { TileSpec } from '@bastide/rules';
import type { Ref } from 'react';
import { TileArt } from '../../art/index.ts';
import { TILE } from '../camera/camera.ts';

/** The tile in hand beside the pointer, smaller than it lies. The board moves it without drawing it anew. */
export function HandLayer({
  tile,
  rot,
  pixels,
  ref,
}: {
  readonly tile: TileSpec;
  readonly rot: number;
  readonly pixels: number;
  readonly ref: Ref<SVGGElement>;
}) {
  return (
    <g ref={ref} className="board-hand" visibility="hidden">
      <rect className="board-shadow" x="3" y="6" width={TILE} height={TILE} rx="6" />
      <TileArt spec={tile} rot={rot} pixels={pixels} />
      <rect className="board-rim" width={TILE} height={TILE} rx="3" />
    </g>
  );
}

/** Pixels of the held tile, and how far it hangs from the pointer. */
const HELD = 54;
const HANGS = 14;

export function moveHand(
  hand: SVGGElement | null,
  at: { x: number; y: number } | undefined,
  zoom: number,
): void {
  if (hand === null) return;
  if (at === undefined) {
    hand.setAttribute('visibility', 'hidden');
    return;
  }
  const x = at.x + HANGS / zoom;
  const y = at.y + HANGS / zoom;
  hand.setAttribute('visibility', 'visible');
  hand.setAttribute('transform', `translate(${x} ${y}) scale(${HELD / TILE / zoom})`);
}
