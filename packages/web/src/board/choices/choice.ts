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

/** Options at one place of the land: rotations of the tile on one cell, or what can be done on one segment. */
export interface Place {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly answers: readonly Answer[];
}

/** Options on the land by place, from north-west to south-east. */
export function placesOf(answers: readonly Answer[]): Place[] {
  const places = new Map<string, { key: string; x: number; y: number; answers: Answer[] }>();
  for (const answer of answers) {
    const { x, y } = answer.target;
    if (x === undefined || y === undefined) continue;
    const key = keyOf(answer);
    const place = places.get(key) ?? { key, x, y, answers: [] };
    place.answers.push(answer);
    places.set(key, place);
  }
  for (const { answers: here } of places.values()) here.sort(byRotation);
  return [...places.values()].sort((one, other) => one.y - other.y || one.x - other.x);
}

function keyOf({ target: { x, y, rot, on, spot } }: Answer): string {
  return rot === undefined ? `${x},${y} ${on ?? spot ?? ''}`.trim() : `${x},${y}`;
}

const byRotation = (one: Answer, other: Answer): number => (one.target.rot ?? 0) - (other.target.rot ?? 0);

/** Options without a place on the land: pass, scorers, messages, spots. */
export function placeless(answers: readonly Answer[]): Answer[] {
  return answers.filter(({ target }) => target.x === undefined);
}

export function chosenOf(choice: Choice, answers: readonly Answer[]): Answer | undefined {
  return answers.find((answer) => answer.code === choice.code);
}

/** The place of the answer chosen, if it has one. */
export function placeOf(choice: Choice, answers: readonly Answer[]): Place | undefined {
  return placesOf(answers).find((place) => chosenOf(choice, place.answers) !== undefined);
}

/** Clicking a place: its first answer, keeping the rotation chosen before where it is legal; clicking again, the next one. */
export function choosePlace(choice: Choice, answers: readonly Answer[], place: Place): Choice {
  if (chosenOf(choice, place.answers) !== undefined) return turn(choice, answers, 1);
  const rot = chosenOf(choice, answers)?.target.rot;
  return { code: rotated(place, rot).code };
}

/** The answer of a place turned like that, or as little farther clockwise as is legal. */
export function rotated({ answers }: Place, rot = 0): Answer {
  return answers.find(({ target }) => (target.rot ?? 0) >= rot) ?? answers[0];
}

/** Clicking a cell with one place; the first of several. */
export function chooseCell(choice: Choice, answers: readonly Answer[], x: number, y: number): Choice {
  const place = placesOf(answers).find((one) => one.x === x && one.y === y);
  return place === undefined ? choice : choosePlace(choice, answers, place);
}

/** Turns among the legal answers of the chosen place only; never an illegal one. */
export function turn(choice: Choice, answers: readonly Answer[], step: 1 | -1): Choice {
  const place = placeOf(choice, answers);
  if (place === undefined) return choice;
  const here = place.answers;
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
 * With the arrow keys: the nearest place in that direction, or the first if none is chosen yet. `where` tells places on one
 * tile apart.
 */
export function moveChoice(
  choice: Choice,
  answers: readonly Answer[],
  direction: Direction,
  where: (place: Place) => Point = (place) => place,
): Choice {
  const places = placesOf(answers);
  if (places.length === 0) return choice;
  const from = places.find((place) => chosenOf(choice, place.answers) !== undefined);
  if (from === undefined) return { code: places[0].answers[0].code };
  const next = nearest(where(from), direction, places, where);
  return next === undefined ? choice : choosePlace(choice, answers, next);
}

/** A step aside counts double, so that the row or column is kept where possible. */
export function nearest<Thing>(
  from: Point,
  direction: Direction,
  places: readonly Thing[],
  where: (place: Thing) => Point,
): Thing | undefined {
  const [east, south] = STEPS[direction];
  let best: { place: Thing; far: number } | undefined;
  for (const place of places) {
    const to = where(place);
    const along = (to.x - from.x) * east + (to.y - from.y) * south;
    if (along <= 0) continue;
    const aside = Math.abs((to.x - from.x) * south) + Math.abs((to.y - from.y) * east);
    const far = along + 2 * aside;
    if (best === undefined || far < best.far) best = { place, far };
  }
  return best?.place;
}
