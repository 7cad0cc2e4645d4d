import type { Answer } from '@bastide/rules';
import type { Point } from '../camera/camera.ts';

/**
 * Choosing an answer in small states: nothing chosen, one answer chosen tentatively, then confirmed. Pure: the screens keep
 * the chosen code and call these.
 */
export interface Choice {
  /** Code of the answer chosen tentatively. */
  readonly code: number | undefined;
}

export const NOTHING: Choice = { code: undefined };

/** Answers at one spot of the land: rotations of the tile on one cell, or what can be done on one segment. */
export interface AnswerSpot {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly answers: readonly Answer[];
}

/** Answers on the land by spot, from north-west to south-east. */
export function answerSpots(answers: readonly Answer[]): AnswerSpot[] {
  const spots = new Map<string, { key: string; x: number; y: number; answers: Answer[] }>();
  for (const answer of answers) {
    const { x, y } = answer.target;
    if (x === undefined || y === undefined) continue;
    const key = keyOf(answer);
    const spot = spots.get(key) ?? { key, x, y, answers: [] };
    spot.answers.push(answer);
    spots.set(key, spot);
  }
  for (const { answers: here } of spots.values()) here.sort(byRotation);
  return [...spots.values()].sort((one, other) => one.y - other.y || one.x - other.x);
}

function keyOf({ target: { x, y, rot, on, spot } }: Answer): string {
  return rot === undefined ? `${x},${y} ${on ?? spot ?? ''}`.trim() : `${x},${y}`;
}

const byRotation = (one: Answer, other: Answer): number => (one.target.rot ?? 0) - (other.target.rot ?? 0);

/** Answers without a spot on the land: pass, scorers, messages, spots off the tiles. */
export function offTheLand(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ target }) => target.x === undefined);
}

export function chosenOf(choice: Choice, answers: readonly Answer[]): Answer | undefined {
  return answers.find((answer) => answer.code === choice.code);
}

/** The spot of the answer chosen, if it has one. */
export function spotOf(choice: Choice, answers: readonly Answer[]): AnswerSpot | undefined {
  return answerSpots(answers).find((spot) => chosenOf(choice, spot.answers) !== undefined);
}

/** Clicking a spot: its first answer, keeping the rotation chosen before where it is legal; clicking again, the next one. */
export function chooseSpot(choice: Choice, answers: readonly Answer[], spot: AnswerSpot): Choice {
  if (chosenOf(choice, spot.answers) !== undefined) return turn(choice, answers, 1);
  const rot = chosenOf(choice, answers)?.target.rot;
  return { code: rotated(spot, rot).code };
}

/** The answer of a spot turned like that, or as little farther clockwise as is legal. */
export function rotated({ answers }: AnswerSpot, rot = 0): Answer {
  return answers.find(({ target }) => (target.rot ?? 0) >= rot) ?? answers[0];
}

/** Clicking a cell with one spot; the first of several. */
export function chooseCell(choice: Choice, answers: readonly Answer[], x: number, y: number): Choice {
  const spot = answerSpots(answers).find((one) => one.x === x && one.y === y);
  return spot === undefined ? choice : chooseSpot(choice, answers, spot);
}

/** Turns among the legal answers of the chosen spot only; never an illegal one. */
export function turn(choice: Choice, answers: readonly Answer[], step: 1 | -1): Choice {
  const spot = spotOf(choice, answers);
  if (spot === undefined) return choice;
  const here = spot.answers;
  const at = here.findIndex((answer) => answer.code === choice.code);
  return { code: here[(at + step + here.length) % here.length].code };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/**
 * With the arrow keys: the nearest spot in that direction, or the first if none is chosen yet. `where` tells spots on one
 * tile apart.
 */
export function moveChoice(
  choice: Choice,
  answers: readonly Answer[],
  direction: Direction,
  where: (spot: AnswerSpot) => Point = (spot) => spot,
): Choice {
  const spots = answerSpots(answers);
  if (spots.length === 0) return choice;
  const from = spots.find((spot) => chosenOf(choice, spot.answers) !== undefined);
  if (from === undefined) return { code: spots[0].answers[0].code };
  const next = nearest(where(from), direction, spots, where);
  return next === undefined ? choice : chooseSpot(choice, answers, next);
}

/** A step aside counts double, so that the row or column is kept where possible. */
export function nearest<Thing>(
  from: Point,
  direction: Direction,
  spots: readonly Thing[],
  where: (spot: Thing) => Point,
): Thing | undefined {
  const [east, south] = STEPS[direction];
  let best: { spot: Thing; far: number } | undefined;
  for (const spot of spots) {
    const to = where(spot);
    const along = (to.x - from.x) * east + (to.y - from.y) * south;
    if (along <= 0) continue;
    const aside = Math.abs((to.x - from.x) * south) + Math.abs((to.y - from.y) * east);
    const far = along + 2 * aside;
    if (best === undefined || far < best.far) best = { spot, far };
  }
  return best?.spot;
}
