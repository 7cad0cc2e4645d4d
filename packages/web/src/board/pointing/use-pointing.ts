import type { Answer, SegmentPlace } from '@bastide/rules';
import { type RefObject, useRef, useState } from 'react';
import type { TileView } from '../../session/types.ts';
import type { Point } from '../camera/camera.ts';
import type { Gesture } from '../camera/gestures.ts';
import type { Rig } from '../camera/rig.ts';
import { type Choice, chosenOf, rotated, turn } from '../choices/choice.ts';
import { isOnSegment, segmentAt } from '../land/outline.ts';
import { type Aim, aimAt } from './aims.ts';

interface Pointable {
  readonly rig: RefObject<Rig | undefined>;
  readonly aims: readonly Aim[];
  readonly answers: readonly Answer[];
  readonly choice: Choice;
  readonly tiles: ReadonlyMap<string, TileView>;
  /** Grows with every state of the game. */
  readonly version: number;
  /** How the tile in hand is held, in degrees. */
  readonly rot: number;
  readonly fast: boolean;
  onChoice(choice: Choice): void;
  /** Turns what is chosen, else what is held. */
  onTurn(step: 1 | -1): Choice;
  onConfirm(choice: Choice): void;
  /** The pointer is here, in board units: what is held follows. */
  onMove(at: Point | undefined): void;
  /** A press hit nothing that can be chosen, with the tile held like that. */
  onMiss(at: Point, rot: number): void;
  /** Turns the tile whose place is explained; false if there is none. */
  onTurnExplained(step: 1 | -1): boolean;
}

export interface Pointing {
  /** Key of the aim under the pointer. */
  readonly aim: string | undefined;
  readonly segment: SegmentPlace | undefined;
  onGesture(gesture: Gesture): void;
  /** The pointer is off the land, or on a card for one of the aims. */
  onLeave(card?: string): void;
  /** Turns the tile that is explained, chosen or held. */
  turn(step: 1 | -1): Choice | undefined;
  /** A tile is dragged over this point of the land, or let go there. */
  drag(at: Point): void;
  drop(at: Point): void;
}

/** A finger needs so many pixels; a spot is never smaller than this in board units. */
const REACH_PIXELS = 22;
const REACH = 16;

interface Pointed {
  readonly aim: string | undefined;
  readonly segment: SegmentPlace | undefined;
  /** The state in which a finger held it: a finger is not seen to leave, as a mouse is. */
  readonly heldAt: number | undefined;
}

const NOWHERE: Pointed = { aim: undefined, segment: undefined, heldAt: undefined };

/** What the pointer means, and what a click does. */
export function usePointing(table: Pointable): Pointing {
  const {
    rig,
    aims,
    answers,
    choice,
    tiles,
    version,
    rot,
    fast,
    onChoice,
    onTurn,
    onConfirm,
    onMove,
    onMiss,
    onTurnExplained,
  } = table;
  const [last, point] = useState<Pointed>(NOWHERE);
  const { heldAt = version } = last;
  const pointed = heldAt === version ? last : NOWHERE;
  const tapped = useRef(version);
  const turned = useRef(false);

  const aimOn = (at: Point): Aim | undefined => {
    const reach = Math.max(REACH, REACH_PIXELS / (rig.current?.camera.zoom ?? 1));
    return aimAt(aims, at, reach, ({ x, y, segment, lit }, where) => {
      const own = segment === undefined ? [] : [{ x, y, place: segment }];
      return (lit?.segments ?? own).some((one) => isOnSegment(one, where, tiles));
    });
  };
  const look = (at: Point, heldAt?: number): Aim | undefined => {
    const aim = aimOn(at);
    const segment = segmentAt(at, tiles);
    point((before) =>
      before.aim === aim?.key && before.heldAt === heldAt && isSame(before.segment, segment)
        ? before
        : { aim: aim?.key, segment, heldAt },
    );
    return aim;
  };
  const onTap = (at: Point, twice: boolean, touch: boolean) => {
    // The second click of a double click must not answer the next question.
    const isLate = twice && tapped.current !== version;
    tapped.current = version;
    // Who has just turned the tile by a click turns it on with the next, however soon that comes.
    const isDouble = twice && !touch && !turned.current;
    turned.current = false;
    const aim = aimOn(at);
    if (isLate) return;
    if (aim === undefined) {
      point(NOWHERE);
      return onMiss(at, rot);
    }
    const isTile = aim.shape === 'cell';
    const isMouse = !touch;
    if (chosenOf(choice, aim.answers) !== undefined) {
      if (isDouble || (aim.answers.length === 1 && !isTile)) return onConfirm(choice);
      turned.current = aim.answers.length > 1;
      return onChoice(turn(choice, answers, 1));
    }
    const chosen = { code: rotated(aim, isTile ? rot : 0).code };
    // The mouse has seen how the tile would lie; a finger has not.
    const isPlain = aim.answers.length === 1 || (isTile && isMouse);
    if (fast && isPlain) onConfirm(chosen);
    else onChoice(chosen);
  };
  const turnHeld = (step: 1 | -1): Choice | undefined => (onTurnExplained(step) ? undefined : onTurn(step));

  return {
    ...pointed,
    turn: turnHeld,
    drag: (at) => look(at),
    drop(at) {
      point(NOWHERE);
      const aim = aimOn(at);
      if (aim?.shape !== 'cell') return onMiss(at, rot);
      const chosen = { code: rotated(aim, rot).code };
      if (fast) onConfirm(chosen);
      else onChoice(chosen);
    },
    onLeave(card) {
      point((before) =>
        before.aim === card && before.segment === undefined ? before : { ...NOWHERE, aim: card },
      );
      onMove(undefined);
    },
    onGesture(gesture) {
      if (gesture.kind === 'twist') {
        turnHeld(gesture.step);
        return;
      }
      if (gesture.kind === 'pan' || gesture.kind === 'pinch' || gesture.kind === 'release') return;
      const at = rig.current?.at(gesture.at);
      if (at === undefined) return;
      if (gesture.kind === 'hover') onMove(look(at) === undefined ? at : undefined);
      else if (gesture.kind === 'hold') look(at, version);
      else if (gesture.kind === 'second') turnHeld(1);
      else onTap(at, gesture.twice, gesture.touch);
    },
  };
}

function isSame(one: SegmentPlace | undefined, other: SegmentPlace | undefined): boolean {
  return one?.x === other?.x && one?.y === other?.y && one?.place === other?.place;
}
