import { explainChoice } from '@bastide/rules';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { currentSettings } from '../../app/settings/settings.ts';
import { useWords } from '../../app/words.ts';
import type { Why } from '../../why/use-why.ts';
import type { BoardProps } from '../board.tsx';
import { type Point, TILE } from '../camera/camera.ts';
import type { Rig } from '../camera/rig.ts';
import { type AnswerSpot, type Choice, chosenOf, type Direction, moveChoice } from '../choices/choice.ts';
import type { Ground } from '../land/use-ground.ts';
import { type Asked, askedBy, isRepeatable } from './keys.ts';
import type { Pointing } from './use-pointing.ts';

interface KeyedBoard {
  readonly box: RefObject<HTMLElement | null>;
  readonly rig: RefObject<Rig | undefined>;
  readonly ground: Ground;
  readonly pointing: Pointing;
  readonly why: Why;
  readonly board: BoardProps;
}

/** Pixels of a step with the shift and arrow keys. */
const STEP = 90;
const CLOSER = 1.3;

const STEPS: Readonly<Record<Direction, { x: number; y: number }>> = {
  left: { x: STEP, y: 0 },
  right: { x: -STEP, y: 0 },
  up: { x: 0, y: STEP },
  down: { x: 0, y: -STEP },
};

/** The whole board with the keys alone; every step is said. */
export function useBoardKeys({ box, rig, ground, pointing, why, board }: KeyedBoard): void {
  const { seats, choosing, onUndo, onSkip, announce } = board;
  const { choice } = choosing;
  const { answers, aims } = ground;
  const { lang } = useWords();
  const tell = (next: Choice | undefined) => {
    const answer = next && chosenOf(next, answers);
    if (answer === undefined) return;
    const { x, y } = answer.target;
    if (x !== undefined && y !== undefined) rig.current?.show({ x, y });
    const names = seats.map(({ name }) => name);
    announce?.(explainChoice(lang, answer.target, names));
  };
  const look = (at: Point | undefined) => {
    if (at !== undefined) rig.current?.show({ x: Math.floor(at.x / TILE), y: Math.floor(at.y / TILE) });
  };
  const where = ({ key, x, y }: AnswerSpot) => aims.find((aim) => aim.key === key)?.at ?? { x, y };
  useKeys(box, (asked: Asked) => {
    switch (asked.do) {
      case 'why':
        return look(why.toggle(choosing.rot));
      case 'move': {
        if (why.isByKeys) return look(why.move(asked.direction));
        const next = moveChoice(choice, answers, asked.direction, where);
        choosing.choose(next);
        return tell(next);
      }
      case 'turn':
        return tell(pointing.turn(asked.step));
      case 'pan':
        return rig.current?.pan(STEPS[asked.direction]);
      case 'confirm':
        // What is explained can't be played; its rule can be read.
        if (why.isByKeys) return box.current?.querySelector<HTMLElement>('.why-note a')?.focus();
        return choosing.confirm();
      case 'cancel':
        return why.asked === undefined ? choosing.cancel() : why.close();
      case 'pass':
        return choosing.pass();
      case 'undo':
        return onUndo?.();
      case 'skip':
        return onSkip?.();
      case 'closer':
        return rig.current?.step(CLOSER);
      case 'farther':
        return rig.current?.step(1 / CLOSER);
      case 'fit':
        return rig.current?.fit();
    }
  });
}

/**
 * Keys of the board: when it has the focus, and when nothing beside it has; letters whatever else was pressed, unless the player
 * wants none there, so that one hand on the mouse can turn the tile without clicking first.
 */
function useKeys(box: RefObject<HTMLElement | null>, onAsked: (asked: Asked) => void): void {
  const latest = useRef(onAsked);
  useLayoutEffect(() => {
    latest.current = onAsked;
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isForBoard(event, box.current)) return;
      const asked = askedBy(event);
      if (asked === undefined) return;
      event.preventDefault();
      if (!event.repeat || isRepeatable(asked)) latest.current(asked);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [box]);
}

function isForBoard({ target, key }: KeyboardEvent, box: HTMLElement | null): boolean {
  if (!(target instanceof Element) || document.querySelector('dialog[open]') !== null) return false;
  if (box === null) return false;
  const isLetter = /^\S$/.test(key);
  const { letters } = currentSettings();
  if (target !== box && target.contains(box)) return letters || !isLetter;
  if (!box.contains(target)) return letters && isLetter && target.closest('input, select, textarea') === null;
  const isPress = key === 'Enter' || key === ' ';
  return !(isPress && target.closest('button, a') !== null);
}
