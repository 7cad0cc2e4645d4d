import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { extentOf } from '../camera/camera.ts';
import type { Rig } from '../camera/rig.ts';
import type { SessionState } from '../session/types.ts';
import { type Choice, placeOf } from './choice.ts';
import type { Ground } from './use-ground.ts';

type RigRef = RefObject<Rig | undefined>;

/** Keeps the land in view as it grows. */
export function useFollow(rig: RigRef, { view }: SessionState, motion: boolean): void {
  const { tiles, last } = view;
  const count = tiles.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: tiles are new objects in every state, their number tells
  useLayoutEffect(() => {
    if (rig.current === undefined) return;
    rig.current.motion = motion;
    rig.current.follow(extentOf(tiles), last);
  }, [rig, motion, count, last?.x, last?.y]);
}

/** Pixels a tile needs for its parts to be pointed at with a mouse, and with a finger. */
const FINE = 62;
const COARSE = 104;

/** Comes closer where the answers are parts of one tile, or a tile is held over its place; then shows all again. */
export function useApproach(rig: RigRef, { aims, options }: Ground, choice: Choice): void {
  const chosen = placeOf(choice, options);
  const isOnOneTile =
    aims.length > 0 && aims.every(({ shape, x, y }) => shape !== 'cell' && isAt(aims[0], x, y));
  const { x, y } = chosen ?? (isOnOneTile ? aims[0] : NOWHERE);
  const asks = options.length > 0;
  useEffect(() => {
    const pixels = matchMedia('(pointer: coarse)').matches ? COARSE : FINE;
    if (x !== undefined && y !== undefined) rig.current?.approach({ x, y }, pixels);
    else if (asks) rig.current?.stepBack();
  }, [rig, x, y, asks]);
}

const NOWHERE: { readonly x?: number; readonly y?: number } = {};
const isAt = (one: { x: number; y: number }, x: number, y: number): boolean => one.x === x && one.y === y;
