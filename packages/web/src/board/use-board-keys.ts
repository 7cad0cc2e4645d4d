import { explainChoice } from '@bastide/rules';
import type { RefObject } from 'react';
import { useWords } from '../app/words.ts';
import type { Rig } from '../camera/rig.ts';
import type { BoardProps } from './board.tsx';
import { type Choice, chosenOf, type Direction, moveChoice, NOTHING, type Place } from './choice.ts';
import type { Asked } from './keys.ts';
import type { Ground } from './use-ground.ts';
import { useKeys } from './use-keys.ts';
import type { Pointing } from './use-pointing.ts';

interface KeyedBoard {
  readonly box: RefObject<HTMLElement | null>;
  readonly rig: RefObject<Rig | undefined>;
  readonly ground: Ground;
  readonly pointing: Pointing;
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
export function useBoardKeys({ box, rig, ground, pointing, board }: KeyedBoard): void {
  const { seats, choice, onChoice, onConfirm, onPass, onUndo, onSkip, announce } = board;
  const { options, aims } = ground;
  const { lang } = useWords();
  const tell = (next: Choice | undefined) => {
    const option = next && chosenOf(next, options);
    if (option === undefined) return;
    const { x, y } = option.target;
    if (x !== undefined && y !== undefined) rig.current?.show({ x, y });
    const names = seats.map(({ name }) => name);
    announce?.(explainChoice(lang, option.target, names));
  };
  const where = ({ key, x, y }: Place) => aims.find((aim) => aim.key === key)?.at ?? { x, y };
  useKeys(box, (asked: Asked) => {
    switch (asked.do) {
      case 'move': {
        const next = moveChoice(choice, options, asked.direction, where);
        onChoice(next);
        return tell(next);
      }
      case 'turn':
        return tell(pointing.turn(asked.step));
      case 'pan':
        return rig.current?.pan(STEPS[asked.direction]);
      case 'confirm':
        return onConfirm(choice);
      case 'cancel':
        return onChoice(NOTHING);
      case 'pass':
        return onPass?.();
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
