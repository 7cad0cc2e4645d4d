import { explainReason, type Language, type Reason, whyNot } from '@bastide/rules';
import { useState } from 'react';
import type { Point } from '../board/camera/camera.ts';
import type { Choice, Direction } from '../board/choices/choice.ts';
import { nearest } from '../board/choices/choice.ts';
import type { Ground } from '../board/land/use-ground.ts';
import type { SeatInfo, SessionState, TableView } from '../session/types.ts';
import { type Pointed, pointables, pointedAt } from './attempt.ts';

/** What is being explained. */
export interface Asked extends Pointed {
  readonly reasons: readonly Reason[];
}

export interface Why {
  readonly asked: Asked | undefined;
  /** Whether the keys walk over what can't be chosen. */
  readonly isByKeys: boolean;
  /** Somebody pointed there, at nothing that can be chosen. */
  point(at: Point, rot: number): void;
  /** The keys begin to ask, or stop. */
  toggle(rot: number): Point | undefined;
  /** To the next thing in that direction; tells where it is. */
  move(direction: Direction): Point | undefined;
  /** Turns the tile whose place is explained; false if there is none. */
  turn(step: 1 | -1): boolean;
  close(): void;
}

interface Explained {
  readonly state: SessionState;
  readonly seats: readonly SeatInfo[];
  readonly ground: Ground;
  readonly choice: Choice;
  readonly lang: Language;
  readonly announce: ((text: string) => void) | undefined;
}

interface Kept extends Asked {
  readonly version: number;
  readonly code: number | undefined;
  readonly isByKeys: boolean;
}

/** Why something can't be chosen: asked by pointing or with the keys, forgotten as soon as anything else is done. */
export function useWhy({ state, seats, ground, choice, lang, announce }: Explained): Why {
  const [kept, keep] = useState<Kept>();
  const { version } = state;
  const { id } = state.view.question;
  const isFresh = kept !== undefined && kept.version === version && kept.code === choice.code;
  const asked = isFresh ? kept : undefined;
  const isByKeys = asked?.isByKeys === true;
  const names = seats.map(({ name }) => name);
  const ask = (pointed: Pointed, byKeys: boolean): Point | undefined => {
    const reasons = reasonsFor(state.view, pointed);
    if (reasons.length === 0) {
      keep(undefined);
      return undefined;
    }
    keep({ ...pointed, reasons, version, code: choice.code, isByKeys: byKeys });
    announce?.(reasons.map((reason) => explainReason(lang, reason, names)).join(' '));
    return pointed.at;
  };
  return {
    asked,
    isByKeys,
    point(at, rot) {
      const pointed = pointedAt(at, ground, id, rot);
      const isAgain = asked !== undefined && pointed !== undefined && isSame(asked, pointed);
      if (pointed === undefined || isAgain) keep(undefined);
      else ask(pointed, false);
    },
    toggle(rot) {
      const [first] = isByKeys ? [] : pointables(ground, id, rot);
      if (first === undefined) keep(undefined);
      return first && ask(first, true);
    },
    move(direction) {
      if (asked === undefined) return undefined;
      const all = pointables(ground, id, asked.attempt.rot ?? 0);
      const next = nearest(asked.at, direction, all, ({ at }) => at);
      return next && ask(next, true);
    },
    turn(step) {
      if (asked?.attempt.rot === undefined) return false;
      const rot = (asked.attempt.rot + 90 * step + 360) % 360;
      ask({ ...asked, attempt: { ...asked.attempt, rot } }, isByKeys);
      return true;
    },
    close: () => keep(undefined),
  };
}

/** Where no rotation fits that is said first; then what is wrong with the tile as it is held. */
function reasonsFor(view: TableView, { attempt }: Pointed): readonly Reason[] {
  const reasons = whyNot(view, attempt);
  if (attempt.rot === undefined || reasons.length === 0) return reasons;
  const { x, y } = attempt;
  const inAnyWay = whyNot(view, { x, y }).filter(({ code }) => code === 'no-rotation');
  return [...inAnyWay, ...reasons];
}

function isSame({ attempt: one }: Pointed, { attempt: other }: Pointed): boolean {
  return one.x === other.x && one.y === other.y && one.place === other.place && one.spot === other.spot;
}
