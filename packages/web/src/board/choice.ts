import type { Option } from '@bastide/rules';

/**
 * Choosing an answer in small states: nothing chosen, one option chosen tentatively, then confirmed. Pure: the screens keep
 * the chosen code and call these.
 */
export interface Choice {
  /** Code of the option chosen tentatively. */
  readonly code: number | undefined;
}

export const NOTHING: Choice = { code: undefined };

/** Options on the land, by the cell they are at; several are rotations, figures or segments of one place. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly options: readonly Option[];
}

export function placesOf(options: readonly Option[]): Place[] {
  const places = new Map<string, { x: number; y: number; options: Option[] }>();
  for (const option of options) {
    const { x, y } = option.target;
    if (x === undefined || y === undefined) continue;
    const key = `${x},${y}`;
    const place = places.get(key) ?? { x, y, options: [] };
    place.options.push(option);
    places.set(key, place);
  }
  return [...places.values()].sort((one, other) => one.y - other.y || one.x - other.x);
}

/** Options without a place on the land: pass, scorers, messages, spots. */
export function placeless(options: readonly Option[]): Option[] {
  return options.filter(({ target }) => target.x === undefined);
}

export function chosenOf(choice: Choice, options: readonly Option[]): Option | undefined {
  return options.find((option) => option.code === choice.code);
}

/** Clicking a cell: its first option, keeping the rotation chosen before where it is legal; clicking again, the next one. */
export function chooseCell(choice: Choice, options: readonly Option[], x: number, y: number): Choice {
  const here = options.filter(({ target }) => target.x === x && target.y === y);
  if (here.length === 0) return choice;
  const chosen = chosenOf(choice, options);
  if (chosen !== undefined && chosen.target.x === x && chosen.target.y === y) return turn(choice, options, 1);
  const same = here.find((option) => option.target.rot === chosen?.target.rot);
  return { code: (same ?? here[0]).code };
}

/** Turns among the legal options of the chosen cell only; never an illegal one. */
export function turn(choice: Choice, options: readonly Option[], step: 1 | -1): Choice {
  const chosen = chosenOf(choice, options);
  if (chosen === undefined) return choice;
  const here = options
    .filter(({ target }) => target.x === chosen.target.x && target.y === chosen.target.y)
    .sort((one, other) => (one.target.rot ?? 0) - (other.target.rot ?? 0));
  const at = here.indexOf(chosen);
  return { code: here[(at + step + here.length) % here.length].code };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** With the arrow keys: the nearest place in that direction, or the first if none is chosen yet. */
export function moveChoice(choice: Choice, options: readonly Option[], direction: Direction): Choice {
  const places = placesOf(options);
  if (places.length === 0) return choice;
  const chosen = chosenOf(choice, options);
  const { x, y } = chosen?.target ?? {};
  if (x === undefined || y === undefined) return { code: places[0].options[0].code };
  const [east, south] = STEPS[direction];
  const ahead = places
    .map((place) => ({ place, along: (place.x - x) * east + (place.y - y) * south }))
    .filter(({ along }) => along > 0)
    .map(({ place, along }) => {
      const aside = Math.abs((place.x - x) * south) + Math.abs((place.y - y) * east);
      return { place, far: along + 2 * aside };
    })
    .sort((one, other) => one.far - other.far);
  if (ahead.length === 0) return choice;
  return chooseCell(choice, options, ahead[0].place.x, ahead[0].place.y);
}
